import { Accordion } from '../../ui/accordion.tsx'
import { BelowFirstScreen } from '../../components/below-first-screen.tsx'
import { Catalogue } from './catalogue.tsx'
import { HeadlineProteins } from './headline-proteins.tsx'
import { ProductsHero } from './products-hero.tsx'
import { blurbs, productsFaqs, productsPage } from './products-text.ts'
import { Reasons } from './reasons.tsx'
import { SnackShelf } from './snack-shelf.tsx'

/** Everything the shop sells (specification, section 2, Products screen). */
export function ProductsScreen() {
  return (
    <>
      <ProductsHero />
      <Blurbs />
      <BelowFirstScreen>
        <HeadlineProteins />
        <SnackShelf />
        <Reasons />
        <Faqs />
        <Catalogue />
      </BelowFirstScreen>
    </>
  )
}

function Blurbs() {
  return (
    <div className="surface-ink">
      <dl className="content grid text-balance gap-x-4 xs:grid-cols-2 py-1 lg:flex lg:justify-between lg:py-4">
        {blurbs.map(({ title, text }) => (
          <div key={title} className="border-paper/15 py-4 nth-[n+3]:border-t lg:border-0! lg:py-0">
            <dt className="type-label text-base">{title}</dt>
            <dd className="text-15 text-ash">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Faqs() {
  const { heading, lead } = productsPage.faqs
  return (
    <section aria-labelledby="faqs-heading" className="bg-bone">
      <div className="content gap-6 py-18 lg:grid lg:grid-cols-12 lg:py-30">
        <div className="pb-9 lg:col-span-5">
          <h2 id="faqs-heading" className="type-display -ml-[.04em] max-w-[6em] text-section">
            {heading}
          </h2>
          <p className="max-w-80 pt-5 text-17 text-smoke">{lead}</p>
        </div>
        <Accordion entries={productsFaqs} className="lg:col-span-7" />
      </div>
    </section>
  )
}
