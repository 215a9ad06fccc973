import { useRef, type RefObject } from 'react'
import { filterProducts } from '../../catalog/filter-products.ts'
import { productsPage } from './products-text.ts'
import type { Product } from '../../catalog/product.ts'
import { categoryLabel } from '../../catalog/categories.ts'
import { Announcement } from '../../components/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { productLink } from '../../catalog/products.ts'
import { Cutout } from '../../components/cutout.tsx'
import { Price } from '../../components/price.tsx'
import { Link } from '../../navigation/link.tsx'
import { paletteClass } from '../../brand/palettes.ts'
import type { Picture } from '../../pictures/picture.ts'
import { CatalogueControls } from './catalogue-controls.tsx'
import { catalogueId } from '../../paths.ts'
import { useCatalogueFilter } from './use-catalogue-filter.ts'

/** All products, filtered by category and text (specification, section 2, Products screen). */
export function Catalogue() {
  const filter = useCatalogueFilter()
  const shown = filterProducts(filter.category, filter.text)
  const count = `${shown.length} ${shown.length === 1 ? 'product' : 'products'}`
  const heading = useRef<HTMLHeadingElement>(null)
  const results = useRef<HTMLDivElement>(null)

  // If the page is scrolled far down, a new, shorter list may end above the viewport.
  const bringIntoView = ({ current: element }: RefObject<HTMLElement | null>) =>
    requestAnimationFrame(() => {
      // 100 pixels: the header's height and a margin.
      if (element && element.getBoundingClientRect().top < 100) element.scrollIntoView()
    })
  const reset = () => {
    filter.reset()
    bringIntoView(heading)
    // The focused reset button unmounts. Focus in the search box would open the keyboard on phones.
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <section
      id={catalogueId}
      aria-labelledby="catalogue-heading"
      // The list is filtered after the browser has restored the scroll position.
      className="content py-18 [overflow-anchor:none] lg:py-34"
    >
      <div className="flex flex-col justify-between gap-x-6 gap-y-2 pb-6 lg:flex-row lg:items-end lg:pb-13">
        <h2
          ref={heading}
          id="catalogue-heading"
          tabIndex={-1}
          className="type-display text-section text-wrap"
        >
          {productsPage.catalogue.heading}
        </h2>
        <p className="text-smoke">{count}</p>
        <Announcement>{`${categoryLabel(filter.category)}: ${count}`}</Announcement>
      </div>
      <div className="gap-14 lg:flex lg:items-start">
        <CatalogueControls filter={filter} onChange={() => bringIntoView(results)} />
        <div ref={results} className="flex-1 scroll-mt-13 max-lg:pt-3 lg:scroll-mt-2">
          {shown.length > 0 ? <Cards products={shown} /> : <NothingFound onReset={reset} />}
        </div>
      </div>
    </section>
  )
}

function Cards({ products }: { products: readonly Product[] }) {
  return (
    <ul
      role="list"
      className="grid **:scroll-mt-12 gap-x-gutter gap-y-9 xs:grid-cols-2 lg:gap-y-14 xl:grid-cols-3"
    >
      {products.map((product, index) => {
        // The last one of an odd number spans both columns, where there are two.
        const lastAlone = index === products.length - 1 && index % 2 === 0
        return (
          <li key={product.id} className={lastAlone ? 'xs:max-xl:col-span-2' : ''}>
            <ProductCard product={product} wide={lastAlone} />
          </li>
        )
      })}
    </ul>
  )
}

function ProductCard({ product, wide }: { product: Product; wide: boolean }) {
  const { name, description, price, image, palette } = product
  return (
    <Link {...productLink(product)} className="group block card">
      <div
        className={`relative [container-type:size] aspect-4/5 overflow-hidden card ${wide ? 'max-xl:aspect-16/10 max-lg:landscape:aspect-32/10' : 'max-lg:landscape:aspect-16/10'} ${paletteClass(palette.card)}`}
      >
        <Cutout
          of={image}
          alt=""
          sizes="(width < 64rem) 27vw, 190px"
          className={`absolute inset-x-0 bottom-[11%] mx-auto transition group-hover:-translate-y-2 group-hover:scale-[1.03] ${widthOf(image)}`}
        />
      </div>
      <div className="flex flex-col justify-between gap-x-3 gap-y-0.5 pt-3.5 lg:flex-row lg:items-baseline">
        <h3 className="type-label text-base wrap-anywhere decoration-2 underline-offset-4 group-hover:underline lg:text-lg">
          {name}
        </h3>{' '}
        <Price taka={price} />
      </div>{' '}
      <p className="hidden pt-1 text-base text-pretty text-smoke lg:block">{description}</p>
    </Link>
  )
}

/** A wide picture may fill its card. A tall one leaves space above. */
function widthOf({ width, height }: Picture) {
  if (width > height * 1.2) return 'w-[min(80%,96cqh)]'
  if (width > height * 0.75) return 'w-[min(68%,64cqh)]'
  return 'w-[min(54%,48cqh)]'
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <div className="card bg-bone p-6 lg:p-10">
      <h3 className="type-display text-4xl">No products found</h3>
      <p className="pt-3 pb-8 text-lg">Try adjusting your search or filter criteria.</p>
      <Button variant="secondary" onClick={onReset}>
        Reset Filters
      </Button>
    </div>
  )
}
