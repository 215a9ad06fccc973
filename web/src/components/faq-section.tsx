import type { ComponentProps } from 'react'
import { Accordion } from '../ui/accordion.tsx'

type FaqSectionProps = Pick<ComponentProps<typeof Accordion>, 'entries'> & {
  heading: string
  lead?: string
}

export function FaqSection({ heading, lead, entries }: FaqSectionProps) {
  return (
    <section aria-labelledby="faqs-heading" className="bg-bone">
      <div className="content columns py-18 lg:py-30">
        <div className="pb-9 lg:col-span-5">
          <h2 id="faqs-heading" className="type-display max-w-[6em] text-section">
            {heading}
          </h2>
          {lead && <p className="max-w-80 pt-5 text-lg text-smoke">{lead}</p>}
        </div>
        <Accordion entries={entries} className="lg:col-span-7" />
      </div>
    </section>
  )
}
