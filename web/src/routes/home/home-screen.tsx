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

const half = 'min-h-[58vh] sm:col-span-6 sm:min-h-[max(17rem,36vh)] lg:min-h-0'

/** Palette and position of each tile: one column on phones, two on tablets, otherwise in a 12 × 12 grid. */
const tileClasses = {
  products:
    'palette-brand min-h-[max(536px,27rem)] sm:col-span-7 sm:min-h-[max(min(27rem,100svh),50vh)] lg:min-h-0 lg:col-[4/10] lg:row-[1/9]',
  lifestyle: `palette-stone ${half} lg:col-[10/13] lg:row-[1/7]`,
  'limited-edition': `palette-graphite ${half} lg:col-[1/4] lg:row-[4/13]`,
  accessories: `palette-sun ${half} lg:col-[4/7] lg:row-[9/13]`,
  blog: `palette-espresso sm:row-span-2 ${half} lg:col-[7/10] lg:row-[9/13]`,
  about: `palette-plant ${half} lg:col-[10/13] lg:row-[7/11]`,
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
        className="grid gap-1 bg-ink sm:grid-cols-12 lg:h-svh lg:min-h-[40rem] lg:grid-rows-12"
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
          <ScreenHeading page={brand.name} size="tile" className="px-5 pt-5 lg:px-[1.7vw]">
            <Tagline />
          </ScreenHeading>
          <p className="mb-auto px-5 pt-2.5 text-lg text-balance sm:text-[clamp(1rem,1.25vw,1.75rem)] lg:px-[1.7vw]">
            {offer}
          </p>
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
