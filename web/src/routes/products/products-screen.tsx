import { BelowFirstScreen } from '../../components/below-first-screen.tsx'
import { FaqSection } from '../../components/faq-section.tsx'
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
        <FaqSection {...productsPage.faqs} entries={productsFaqs} />
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
            <dd className="text-sm text-ash">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
