import { brand } from '../../brand/brand.ts'
import { about } from './about-text.ts'
import { Picture } from '../../components/picture.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'

/** Story, values, mission and vision (specification, section 2). */
export function AboutScreen() {
  return (
    <>
      <Statement />
      <Story />
      <Values />
      <div className="lg:grid lg:grid-cols-2">
        <Aim {...about.mission} ground="surface-paper" />
        <Aim {...about.vision} ground="surface-sun" />
      </div>
    </>
  )
}

function Statement() {
  const { title, lead } = about.hero
  return (
    <section className="palette-brand">
      <div className="content pt-28 pb-14 lg:pt-34 lg:pb-16">
        <ScreenHeading className="-ml-[.04em] text-[clamp(min(14vw,3.375rem),8.3vw,7.5rem)]">
          {title}
        </ScreenHeading>
        <div className="flex flex-col justify-between gap-x-6 gap-y-7 pt-12 lg:flex-row lg:items-end lg:pt-14">
          <p lang="bn" aria-hidden="true" className="type-bangla text-[clamp(4.5rem,8.4vw,7.6rem)]">
            {brand.nameInBangla}
          </p>
          <p className="max-w-[30rem] text-lead text-balance">{lead}</p>
        </div>
      </div>
    </section>
  )
}

function Story() {
  const { heading, statement, lead, paragraphs, image } = about.story
  return (
    <section
      aria-labelledby="story-heading"
      className="content grid gap-x-6 gap-y-8 py-18 lg:grid-cols-12 lg:py-28"
    >
      <div className="lg:col-span-5 lg:col-start-8 xl:pl-10">
        <h2 id="story-heading" className="type-label pb-5 text-lg text-brand">
          {heading}
        </h2>
        <p className="type-display -ml-[.04em] text-[clamp(min(2.75rem,10.4vw),3.9vw,3.5rem)]">
          {statement}
        </p>
      </div>
      <div className="lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Picture
          of={image}
          sizes="(width < 64rem) 90vw, 710px"
          className="aspect-8/7 h-auto w-full card object-cover"
        />
      </div>
      <div className="lg:col-span-5 lg:col-start-8 lg:self-end xl:pl-10">
        <p className="type-sub pb-5 text-26 lg:text-30">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="pt-3 text-17 lg:text-lg">
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
        <p className="type-display -ml-[.04em] pb-9 text-section lg:pb-13">{statement}</p>
        <dl className="grid gap-x-6 lg:grid-cols-2">
          {items.map(({ title, text }) => (
            <div key={title} className="border-t-[1.5px] border-ink pt-5 pb-9 lg:pb-12">
              <dt className="type-display text-32 lg:text-48">{title}</dt>
              <dd className="max-w-[30rem] pt-3 text-17 lg:text-lg">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

type AimProps = { heading: string; statement: string; ground: string }

function Aim({ heading, statement, ground }: AimProps) {
  return (
    <section
      className={`flex flex-col justify-between gap-6 lg:gap-14 px-5 py-14 lg:min-h-156 lg:py-22 lg:pr-10 lg:pl-[max(40px,50vw_-_40rem)] lg:even:pr-[max(40px,50vw_-_40rem)] lg:even:pl-20 ${ground}`}
    >
      <h2 className="type-label text-lg">{heading}</h2>
      <p className="type-display max-w-[10em] text-[clamp(min(2.25rem,10.4vw),4.2vw,3.75rem)]">
        {statement}
      </p>
    </section>
  )
}
