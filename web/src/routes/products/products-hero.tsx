import { productsPage } from './products-text.ts'
import productsHero from '../../pictures/film-products-hero.json' with { type: 'json' }
import { paletteClass } from '../../brand/palettes.ts'
import { Hero } from '../../components/hero.tsx'
import { VideoButton } from '../../components/video-button.tsx'
import { LoopingVideo } from '../../components/looping-video.tsx'
import { useLoopingVideo, usePlayback } from '../../components/use-looping-video.ts'
import { routes } from '../../routes.ts'

const fade =
  '[mask-image:linear-gradient(to_bottom,transparent,#000_30%)] beside:[mask-image:radial-gradient(100%_100%_at_100%_100%,#000_86%,transparent)]'

export function ProductsHero() {
  const playback = usePlayback()
  const control = useLoopingVideo(productsHero, playback)
  return (
    <Hero
      {...productsPage.hero}
      page={routes.products.title}
      ground={paletteClass('brand')}
      layout="film"
      titleClassName="max-w-[7em]"
      film={
        <LoopingVideo
          control={control}
          priority
          alt=""
          sizes="(width < 64rem) 220vw, min(65vw, 1280px)"
          className={`absolute inset-x-0 bottom-0 -z-10 h-[min(118vw,60%)] **:object-[78%_100%] sm:**:object-[100%_100%] beside:-bottom-[3%] beside:left-auto beside:aspect-video beside:h-auto beside:w-[min(65%,80rem)] ${fade}`}
        />
      }
      filmButton={
        !control.failed && (
          <VideoButton
            playback={playback}
            label={`film: ${productsHero.poster.alt}`}
            className="absolute right-0 bottom-1 bg-ink/55 text-paper hover:bg-ink lg:top-26 lg:right-margin"
          />
        )
      }
    />
  )
}
