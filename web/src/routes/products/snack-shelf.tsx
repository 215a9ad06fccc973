import { productsPage } from './products-text.ts'
import { productLink, products } from '../../catalog/products.ts'
import type { Product } from '../../catalog/product.ts'
import { Cutout } from '../../components/cutout.tsx'
import { Link } from '../../navigation/link.tsx'
import { Price } from '../../components/price.tsx'
import { scrollToFocused } from '../../ui/scroll-to-focused.ts'
import { SectionHead } from '../../components/section-head.tsx'

const snacks = products.filter(({ category }) => category === 'snacks')

export function SnackShelf() {
  const { heading, lead } = productsPage.snacks
  return (
    <section aria-labelledby="snacks-heading">
      <SectionHead heading={heading} headingId="snacks-heading" lead={lead} />
      <div data-slot="carousel" className="surface-sun overflow-x-auto scroll-px-margin snap-x">
        <ul
          role="list"
          className="flex px-margin pt-14 pb-12 max-sm:w-max sm:content sm:grid sm:grid-cols-4 sm:px-0 lg:pt-20 lg:pb-17"
        >
          {snacks.map((snack) => (
            <li key={snack.id} className="shrink-0 snap-start max-sm:w-[68vw]">
              <Link {...productLink(snack)} onFocus={scrollToFocused} className="group block">
                <div className="flex h-64 items-end border-b-3 border-ink pr-4 sm:h-[min(24vw,304px)]">
                  <Cutout
                    of={snack.image}
                    alt=""
                    sizes="(width < 40rem) 55vw, 270px"
                    className="w-4/5 transition-transform group-hover:-translate-y-1"
                  />
                </div>
                <h3 className="type-label pt-5 pr-4 text-xl decoration-2 underline-offset-4 group-hover:underline">
                  {snack.name}
                </h3>{' '}
                <p className="pt-1 text-base">{contentOf(snack)}</p>{' '}
                <Price taka={snack.price} className="pt-2" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const contentOf = ({ nutritionFacts, servings, serving }: Product) =>
  nutritionFacts ? `${nutritionFacts.protein} protein` : `${servings} ${serving.name}s`
