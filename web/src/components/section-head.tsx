import type { ComponentProps } from 'react'

type SectionHeadProps = ComponentProps<'div'> & {
  heading: string
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
    <div className={`content grid gap-y-4 pt-18 pb-9 lg:pt-34 lg:pb-13 ${className}`} {...rest}>
      <h2 id={headingId} className="type-display text-section">
        {heading}
      </h2>
      {lead && <p className="max-w-[34rem] text-lg text-balance">{lead}</p>}
    </div>
  )
}
