import { brand } from '../../brand/brand.ts'
import { homeTiles, offer } from './home-text.ts'
import { ScreenHeading } from '../../components/screen-heading.tsx'
import { Tagline } from '../../components/tagline.tsx'
import { AccountTiles } from './account-tiles.tsx'
import { VideoTile } from './video-tile.tsx'
import { LogoTile } from './logo-tile.tsx'
import { ShowcaseLayer } from './showcase-layer.tsx'
import { usePlayback } from '../../components/use-looping-video.ts'
import { useShowcase } from './use-showcase.ts'

/**
 * Palette and position of each tile in the 12 × 12 grid. On phones, the products video moves up so
 * that its packs do not overlap the label.
 */
const tileClasses = {
  products:
    'palette-brand min-h-[max(536px,27rem)] max-lg:[&>:first-child]:-translate-y-7 lg:min-h-0 lg:col-[4/10] lg:row-[1/9]',
  lifestyle: 'palette-stone min-h-[58vh] lg:min-h-0 lg:col-[10/13] lg:row-[1/7]',
  'limited-edition': 'palette-graphite min-h-[58vh] lg:min-h-0 lg:col-[1/4] lg:row-[4/13]',
  accessories: 'palette-sun min-h-[58vh] lg:min-h-0 lg:col-[4/7] lg:row-[9/13]',
  blog: 'palette-espresso min-h-[58vh] lg:min-h-0 lg:col-[7/10] lg:row-[9/13]',
  about: 'palette-plant min-h-[58vh] lg:min-h-0 lg:col-[10/13] lg:row-[7/11]',
} as const

/** The landing page: a grid of tiles without header and footer (specification, section 2). */
export function HomeScreen() {
  const playback = usePlayback()
  const { video: showcase, ...handlers } = useShowcase(playback.paused)
  const [products, ...others] = homeTiles

  return (
    <>
      <main
        id="main"
        className="grid gap-1 bg-ink lg:h-svh lg:min-h-[40rem] lg:grid-cols-12 lg:grid-rows-12"
      >
        <LogoTile playback={playback} />
        <VideoTile
          to={products.to}
          label={products.label}
          file={products.video}
          playback={playback}
          sizes="(width < 64rem) 240vw, 75vw"
          priority
          size="large"
          className={tileClasses[products.id]}
        >
          <ScreenHeading page={brand.name} size="tile" className="px-5 pt-5 lg:px-6 lg:pt-5.5">
            <Tagline />
          </ScreenHeading>
          <p className="mb-auto max-w-[22rem] px-5 pt-3 text-lg lg:max-w-none lg:px-6">{offer}</p>
        </VideoTile>
        {others.map(({ id, to, label, video }) => (
          <VideoTile
            key={id}
            to={to}
            label={label}
            file={video}
            playback={playback}
            sizes="(width < 64rem) 220vw, 60vw"
            className={tileClasses[id]}
          />
        ))}
        <AccountTiles />
      </main>
      {showcase && <ShowcaseLayer key={showcase.name} video={showcase} {...handlers} />}
    </>
  )
}
