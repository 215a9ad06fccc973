import type { ComponentProps } from 'react'
import { useAccount } from '../../account/account-provider.tsx'
import { brand } from '../../brand/brand.ts'
import { homeTiles, offer } from './home-text.ts'
import { ScreenHeading } from '../../components/screen-heading.tsx'
import { Tagline } from '../../components/tagline.tsx'
import { LoopingVideo } from '../../components/looping-video.tsx'
import { useLoopingVideo, usePlayback, type Playback } from '../../components/use-looping-video.ts'
import { useLogout } from '../../layout/use-logout.tsx'
import { paths } from '../../paths.ts'
import { LogoTile } from './logo-tile.tsx'
import { ShowcaseLayer } from './showcase-layer.tsx'
import { ButtonTile, LinkTile } from './tile.tsx'

const half = 'min-h-[58vh] sm:col-span-6 sm:min-h-[max(17rem,36vh)] lg:min-h-0'

/** Palette and position of each tile: one column on phones, two on tablets, otherwise in a 12 × 12 grid. */
const tileClasses = {
  products:
    'palette-brand col-span-full min-h-[max(536px,27rem)] sm:min-h-[max(min(27rem,68svh),50vh)] lg:min-h-0 lg:col-[4/10] lg:row-[1/9]',
  lifestyle: `palette-stone ${half} lg:col-[10/13] lg:row-[1/7]`,
  'limited-edition': `palette-graphite ${half} lg:col-[1/4] lg:row-[4/13]`,
  accessories: `palette-sun ${half} lg:col-[4/7] lg:row-[9/13]`,
  blog: `palette-espresso sm:row-span-2 ${half} lg:col-[7/10] lg:row-[9/13]`,
  about: `palette-plant ${half} lg:col-[10/13] lg:row-[7/11]`,
} as const

/** The landing page: a grid of tiles without header and footer (specification, section 2). */
export function HomeScreen() {
  const playback = usePlayback()
  const [products, ...others] = homeTiles

  return (
    <>
      <main
        id="main"
        className="grid gap-1 bg-ink sm:grid-cols-12 lg:h-svh lg:min-h-[40rem] lg:grid-rows-12"
      >
        <LogoTile playback={playback} />
        <VideoTile
          tile={products}
          playback={playback}
          sizes="(width < 64rem) 240vw, 85vw"
          videoClassName="sm:-top-[10%] sm:-right-[18%] sm:bottom-3 sideways:-top-[70%] sideways:left-1/4 sideways:[mask-image:linear-gradient(90deg,transparent,#000_27%)]"
          priority
          size="large"
        >
          <ScreenHeading page={brand.name} size="tile" className="px-5 pt-5 lg:px-[1.7vw]">
            <Tagline />
          </ScreenHeading>
          <p className="mb-auto px-5 pt-2.5 text-lg text-balance sideways:max-w-1/2 sm:text-[clamp(1rem,1.25vw,1.75rem)] lg:px-[1.7vw]">
            {offer}
          </p>
        </VideoTile>
        {others.map((tile) => (
          <VideoTile
            key={tile.id}
            tile={tile}
            playback={playback}
            sizes="(width < 64rem) 220vw, 60vw"
            videoClassName={tile.id === 'accessories' ? 'lg:-bottom-4' : ''}
          />
        ))}
        <AccountTiles />
      </main>
      <ShowcaseLayer paused={playback.paused} />
    </>
  )
}

type VideoTileProps = Pick<ComponentProps<typeof LinkTile>, 'size' | 'children'> & {
  tile: (typeof homeTiles)[number]
  playback: Playback
  sizes: string
  videoClassName?: string
  /** Set for the tile that is above the fold on phones too: its poster loads eagerly. */
  priority?: boolean
}

function VideoTile(props: VideoTileProps) {
  const { tile, playback, sizes, videoClassName = '', priority = false, ...rest } = props
  const control = useLoopingVideo(tile.video, playback)
  return (
    <LinkTile
      {...rest}
      to={tile.to}
      label={tile.label}
      className={tileClasses[tile.id]}
      ground={
        <LoopingVideo
          control={control}
          sizes={sizes}
          priority={priority}
          alt=""
          className={`absolute inset-x-0 top-0 bottom-7 -z-20 transition group-focus-within:scale-[1.03] group-hover:scale-[1.03] ${videoClassName}`}
        />
      }
    />
  )
}

const first =
  'surface-ink bg-ink-tile min-h-19 sm:col-span-6 lg:min-h-0 lg:col-[10/13] lg:row-[11/12]'
const second = 'surface-paper min-h-19 sm:col-span-6 lg:min-h-0 lg:col-[10/13] lg:row-[12/13]'

function AccountTiles() {
  const { user } = useAccount()
  const logout = useLogout()

  return user ? (
    <>
      <LinkTile size="small" to={paths.profile} label="Profile" className={first} />
      <ButtonTile size="small" label="Sign Out" className={second} onClick={() => void logout()} />
    </>
  ) : (
    <>
      <LinkTile size="small" to={paths.login} label="Sign In" className={first} />
      <LinkTile size="small" to={paths.register} label="Sign Up" className={second} />
    </>
  )
}
