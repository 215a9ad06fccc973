import { productsPage } from './products-text.ts'
import productsHero from '../../pictures/film-products-hero.json' with { type: 'json' }
import { paletteClass } from '../../brand/palettes.ts'
import { Hero } from '../../components/hero.tsx'
import { VideoButton } from '../../components/video-button.tsx'
import { LoopingVideo } from '../../components/looping-video.tsx'
import { useLoopingVideo, usePlayback } from '../../components/use-looping-video.ts'
import { routes } from '../../routes.ts'

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
          sizes="(width < 64rem) 133vw, min(70vw, 1152px)"
          className="hero-film -z-10 **:object-right"
        />
      }
      filmButton={
        !control.failed && (
          <VideoButton
            playback={playback}
            label={`film: ${productsHero.poster.alt}`}
            className="absolute right-edge max-sm:mt-6 sm:top-24 bg-ink/55 text-paper hover:bg-ink"
          />
        )
      }
    />
  )
}
