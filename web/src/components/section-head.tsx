import type { ComponentProps } from 'react'

type SectionHeadProps = ComponentProps<'div'> & {
  heading: string
  /** For the section's aria-labelledby. */
  headingId?: string
  lead?: string | undefined
}

export function SectionHead({
  heading,
  headingId,
  lead,
  className = '',
  ...rest
}: SectionHeadProps) {
  return (
    <div
      className={`content flex flex-col justify-between gap-x-gutter gap-y-4 pt-18 pb-9 lg:flex-row lg:items-end lg:pt-34 lg:pb-13 ${className}`}
      {...rest}
    >
      <h2 id={headingId} className="type-display max-w-[11em] text-section text-wrap">
        {heading}
      </h2>
      {lead && <p className="max-w-[26rem] text-lg text-balance lg:pb-1.5">{lead}</p>}
    </div>
  )
}
