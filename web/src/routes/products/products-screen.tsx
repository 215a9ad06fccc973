import { paletteClass } from '../../brand/palettes.ts'
import type { Product } from '../../catalog/product.ts'
import { productLink, products } from '../../catalog/products.ts'
import { BelowFirstScreen } from '../../components/below-first-screen.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { FaqSection } from '../../components/faq-section.tsx'
import { Price } from '../../components/price.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { Link } from '../../navigation/link.tsx'
import { scrollToFocused } from '../../ui/scroll-to-focused.ts'
import { Catalogue } from './catalogue.tsx'
import { HeadlineProteins } from './headline-proteins.tsx'
import { ProductsHero } from './products-hero.tsx'
import { blurbs, differentiators, productsFaqs, productsPage } from './products-text.ts'

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

const snacks = products.filter(({ category }) => category === 'snacks')

function SnackShelf() {
  return (
    <section aria-labelledby="snacks-heading">
      <SectionHead {...productsPage.snacks} headingId="snacks-heading" />
      <div data-slot="carousel" className="surface-sun overflow-x-auto scroll-px-margin snap-x">
        <ul
          role="list"
          className="flex px-margin pt-9 pb-12 max-sm:w-max sm:content sm:grid sm:grid-cols-4 sm:px-0 lg:pt-20 lg:pb-20"
        >
          {snacks.map((snack) => (
            <li key={snack.id} className="shrink-0 snap-start max-sm:w-[68vw]">
              <Link {...productLink(snack)} onFocus={scrollToFocused} className="group block">
                <div className="flex h-52 items-end pr-4 sm:h-[min(24vw,304px)]">
                  <Cutout
                    of={snack.image}
                    alt=""
                    sizes="(width < 40rem) 55vw, 270px"
                    className={`${snack.image.width > snack.image.height ? 'w-full' : 'w-3/5'} transition group-hover:-translate-y-2 group-hover:scale-[1.03] sm:w-4/5`}
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

function Reasons() {
  const { heading, image } = productsPage.differentiators
  return (
    <section aria-labelledby="reasons-heading" className="content columns py-18 lg:py-34">
      <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
        <h2 id="reasons-heading" className="type-display max-w-[6em] text-section">
          {heading}
        </h2>
        <div
          className={`mt-14 grid aspect-square w-4/5 place-items-center card max-lg:hidden ${paletteClass('ice')}`}
        >
          <Cutout of={image} sizes="220px" className="w-1/2" />
        </div>
      </div>
      <ol
        role="list"
        className="grid gap-x-gutter pt-9 sm:max-lg:grid-cols-2 lg:col-span-7 lg:pt-2"
      >
        {differentiators.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.25rem_1fr] items-baseline border-t-[1.5px] border-ink pt-5 pb-8 lg:grid-cols-[4.5rem_1fr] lg:pt-7 lg:pb-9"
          >
            <span aria-hidden="true" className="type-display text-xl text-brand">
              {index + 1}
            </span>{' '}
            <div>
              <h3 className="type-display text-2xl lg:text-4xl">{title}</h3>{' '}
              <p className="pt-2 text-lg text-smoke">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
