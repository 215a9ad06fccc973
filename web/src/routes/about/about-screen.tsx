import { brand } from '../../brand/brand.ts'
import { paletteClass } from '../../brand/palettes.ts'
import { about } from './about-text.ts'
import { BelowFirstScreen } from '../../components/below-first-screen.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { Hero } from '../../components/hero.tsx'
import { Picture } from '../../components/picture.tsx'
import dumbbell from '../../pictures/dumbbell.json' with { type: 'json' }
import { routes } from '../../routes.ts'

/** Story, values, mission and vision (specification, section 2). */
export function AboutScreen() {
  return (
    <>
      <Statement />
      <BelowFirstScreen>
        <Story />
        <Values />
        <div className="surface-sun">
          <div className="content grid gap-x-gutter gap-y-8 py-18 lg:grid-cols-2 lg:py-28">
            <Goal {...about.mission} />
            <Picture
              of={about.goalsImage}
              sizes="(width < 64rem) 90vw, 628px"
              className="aspect-8/7 h-auto w-full card object-cover sm:max-lg:aspect-3/2 lg:row-span-2"
            />
            <Goal {...about.vision} />
          </div>
        </div>
      </BelowFirstScreen>
    </>
  )
}

function Statement() {
  const { title, lead } = about.hero
  return (
    <Hero ground={paletteClass('brand')} page={routes.about.title} title={title}>
      <div className="grid gap-x-gutter gap-y-8 pt-7 sm:grid-cols-2">
        <div>
          <p lang="bn" aria-hidden="true" className="type-bangla text-figure">
            {brand.nameInBangla}
          </p>
          <p className="max-w-[31rem] pt-6 text-lead text-balance">{lead}</p>
        </div>
        <Cutout
          of={dumbbell}
          priority
          alt=""
          sizes="(width < 40rem) 72vw, (width < 80rem) 47vw, 628px"
          className="w-4/5 self-end justify-self-end sm:w-full"
        />
      </div>
    </Hero>
  )
}

function Story() {
  const { heading, statement, lead, paragraphs, image } = about.story
  return (
    <section
      aria-labelledby="story-heading"
      className="content grid gap-x-gutter gap-y-8 py-18 lg:grid-cols-2 lg:py-28"
    >
      <Picture
        of={image}
        sizes="(width < 64rem) 90vw, 628px"
        className="aspect-8/7 h-auto w-full card object-cover sm:max-lg:aspect-3/2"
      />
      <div className="lg:self-center">
        <h2 id="story-heading" className="type-label pb-5 text-lg text-brand">
          {heading}
        </h2>
        <p className="type-display text-title">{statement}</p>
        <p className="type-sub pt-9 pb-2 text-2xl text-balance lg:text-3xl">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="pt-3 text-lg">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

function Values() {
  const { heading, statement, items } = about.values
  return (
    <section aria-labelledby="values-heading" className="bg-bone">
      <div className="content py-18 lg:py-28">
        <h2 id="values-heading" className="type-label pb-5 text-lg text-brand">
          {heading}
        </h2>
        <p className="type-display pb-9 text-section lg:pb-13">{statement}</p>
        <dl className="grid gap-x-gutter sm:grid-cols-2">
          {items.map(({ title, text }) => (
            <div key={title} className="border-t-[1.5px] border-ink pt-5 pb-9 lg:pb-12">
              <dt className="type-display text-3xl lg:text-heading">{title}</dt>
              <dd className="pt-3 text-lg">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Goal({ heading, statement }: { heading: string; statement: string }) {
  return (
    <section>
      <h2 className="type-label pb-5 text-lg">{heading}</h2>
      <p className="type-display text-title">{statement}</p>
    </section>
  )
}
