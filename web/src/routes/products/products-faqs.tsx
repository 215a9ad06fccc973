import { productsFaqs, productsPage } from './products-text.ts'
import { Accordion } from '../../components/accordion.tsx'

export function ProductsFaqs() {
  const { heading, lead } = productsPage.faqs
  return (
    <section aria-labelledby="faqs-heading" className="bg-bone">
      <div className="content gap-6 py-18 lg:grid lg:grid-cols-12 lg:py-30">
        <div className="pb-9 lg:col-span-5">
          <h2 id="faqs-heading" className="type-display -ml-[.04em] max-w-[6em] text-section">
            {heading}
          </h2>
          <p className="max-w-80 pt-5 text-[17px] text-smoke">{lead}</p>
        </div>
        <Accordion entries={productsFaqs} className="lg:col-span-7" />
      </div>
    </section>
  )
}
