import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import { ScreenHeading, type ScreenHeadingProps } from './screen-heading.tsx'

const layouts = {
  plain: 'flex flex-col pt-22 pb-8 sideways:pt-16 lg:pt-28 lg:pb-10',
  /** The text on the left, a picture on the right; on phones, below the text. */
  picture: 'columns gap-y-10 pt-20 pb-5 sideways:pt-16 sm:grid-cols-12 lg:pt-24 lg:pb-6',
  /** The text on the left of a film, on phones above it. */
  film: 'pt-24 pb-[60vw] min-h-[min(46vw,52rem)] beside:pt-below-header beside:pb-6 print:pb-0',
} as const

type HeroProps = Pick<ScreenHeadingProps, 'size' | 'page'> & {
  title: ReactNode
  titleClassName?: string
  /** The class of a dark background, because the header over it has white text. */
  ground: string
  layout?: keyof typeof layouts
  lead?: string
  actions?: readonly { label: ReactNode; to: string }[]
  /** For the layout `picture`: cut-outs. */
  picture?: ReactNode
  pictureClassName?: string
  /** For the layout `film`: the film and its button. */
  film?: ReactNode
  filmButton?: ReactNode
  className?: string
  children?: ReactNode
}

/** The first section of a screen. */
export function Hero(hero: HeroProps) {
  const { size, page, title, titleClassName, ground, layout = 'plain', lead, actions } = hero
  const { picture, pictureClassName = '', film, filmButton, className = '', children } = hero
  const heading = (
    <ScreenHeading size={size} page={page} className={titleClassName}>
      {title}
    </ScreenHeading>
  )
  const text = (
    <>
      {heading}
      {filmButton}
      {lead && (
        <p
          // On phones the film's button is on its right.
          className={`max-w-[31rem] pt-6 text-lead text-balance sideways:pt-3 ${filmButton ? 'max-sm:pr-14' : ''}`}
        >
          {lead}
        </p>
      )}
      {actions && (
        <div className="flex flex-wrap gap-3 pt-7 sideways:pt-4">
          {actions.map(({ label, to }, index) => (
            <ButtonLink
              key={to}
              to={to}
              variant={index === 0 ? 'inverse' : 'outline-inverse'}
              size={actions.length > 1 ? 'pair' : 'default'}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
      {children}
    </>
  )
  return (
    <section className={`relative isolate overflow-clip ${ground}`}>
      {film}
      <div className={`content ${layouts[layout]} ${className}`}>
        {picture ? (
          <>
            <div className="relative z-1 self-center sm:col-span-7 lg:py-4">{text}</div>
            <div className={`flex items-end justify-center sm:col-span-5 ${pictureClassName}`}>
              {picture}
            </div>
          </>
        ) : (
          text
        )}
      </div>
    </section>
  )
}
