import { use } from 'react'
import { findProduct } from '../../products/products.ts'
import { PageHead } from '../../components/page-head.tsx'
import { paletteClass } from '../../brand/palettes.ts'
import { BackLink } from './back-link.tsx'
import { loadDetails } from './load-details.ts'
import { ProductNotFound } from './product-not-found.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { RelatedProducts } from './related-products.tsx'

/** One product (specification, section 2, Product detail). Reading 16 gives the order of its sections. */
export function ProductScreen({ id }: { id?: string | undefined }) {
  const product = findProduct(id)
  if (!product) return <ProductNotFound />
  const details = use(loadDetails(product))

  return (
    // The key resets the quantity and the selected tab for another product.
    <div key={product.id}>
      <PageHead title={product.name} description={`${product.description} ${details.more}`} />
      <section
        className={`overflow-x-clip ${paletteClass(product.palette.page ?? product.palette.card)}`}
      >
        <div className="lg:grid lg:min-h-240 lg:grid-cols-[1fr_minmax(34rem,39rem)] lg:gap-10 lg:pr-[max(1.5rem,50vw_-_43.5rem)] lg:pb-20 lg:pl-[max(2.5rem,50vw_-_40rem)]">
          <div className="flex min-h-130 flex-col px-5 pt-20 pb-14 lg:sticky lg:top-0 lg:h-[min(100svh,60rem)] lg:min-h-0 lg:self-start lg:px-0 lg:pt-26">
            <BackLink />
            <ProductPictures product={product} />
          </div>
          <ProductSheet product={product} details={details} />
        </div>
      </section>
      <ProductTabs product={product} details={details} />
      <RelatedProducts product={product} />
    </div>
  )
}
