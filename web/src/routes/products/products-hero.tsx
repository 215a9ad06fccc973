import { productsPage } from './products-text.ts'
import productsHero from '../../pictures/film-products-hero.json' with { type: 'json' }
import { ButtonLink } from '../../components/button-link.tsx'
import { VideoButton } from '../../components/video-button.tsx'
import { LoopingVideo } from '../../components/looping-video.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'
import { useLoopingVideo, usePlayback } from '../../components/use-looping-video.ts'
import { routes } from '../../routes.ts'
import { catalogueId, headlineProteinsId } from './section-ids.ts'

const { hero } = productsPage

const fade =
  '[mask-image:linear-gradient(to_bottom,transparent,#000_30%)] lg:[mask-image:radial-gradient(100%_100%_at_100%_100%,#000_86%,transparent)]'

export function ProductsHero() {
  const playback = usePlayback()
  const control = useLoopingVideo(productsHero, playback)
  return (
    <section className="palette-brand studio relative isolate overflow-clip lg:min-h-[min(42.2vw,38rem)]">
      <LoopingVideo
        control={control}
        priority
        alt=""
        sizes="(width < 64rem) 220vw, min(70vw, 1008px)"
        className={`absolute inset-x-0 bottom-0 -z-10 h-[min(118vw,60%)] **:object-[78%_100%] sm:**:object-[100%_100%] lg:-bottom-[3%] lg:right-[max(0px,50vw_-_45rem)] lg:left-auto lg:aspect-video lg:h-auto lg:w-[min(70%,63rem)] ${fade}`}
      />
      <div className="content pt-24 pb-[80vw] sm:pb-[62vw] lg:pt-26 lg:pb-10">
        <div className="max-lg:relative">
          <ScreenHeading page={routes.products.title} className="-ml-[.04em] max-w-[7em] text-hero">
            {hero.title}
          </ScreenHeading>
          {!control.failed && (
            <VideoButton
              playback={playback}
              label={`film: ${productsHero.poster.alt}`}
              className="absolute right-0 bottom-1 bg-ink/55 text-paper hover:bg-ink lg:right-5 lg:bottom-5"
            />
          )}
        </div>
        <p className="max-w-[22.5rem] pt-6 text-lead lg:pt-8">{hero.lead}</p>
        <div className="flex flex-wrap gap-2 pt-7">
          <ButtonLink
            to={`#${catalogueId}`}
            variant="inverse"
            className="max-lg:px-4 max-lg:text-15"
          >
            {hero.toCatalogue}
          </ButtonLink>
          <ButtonLink
            to={`#${headlineProteinsId}`}
            variant="outline-inverse"
            className="max-lg:px-4 max-lg:text-15"
          >
            {hero.toHeadlineProteins}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
