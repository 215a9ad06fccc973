import { use, type MouseEvent } from 'react'
import { useParams } from 'react-router-dom'
import type { Product, ProductDetails } from '../../catalog/product.ts'
import { findProduct } from '../../catalog/products.ts'
import { reloadOnce } from '../../browser/reload-once.ts'
import { LoadError, retry } from '../../browser/retry.ts'
import { BelowFirstScreen } from '../../components/below-first-screen.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { Hero } from '../../components/hero.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../navigation/link.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ShareButton } from '../../components/share-button.tsx'
import { paletteClass } from '../../brand/palettes.ts'
import { paths } from '../../paths.ts'
import kettlebell from '../../pictures/kettlebell.json' with { type: 'json' }
import { ProductPictures } from './product-pictures.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { productPage } from './product-text.ts'
import { RelatedProducts } from './related-products.tsx'

/** A product's page (specification, section 2), with its sections in the order of readings, Product page. */
export function ProductScreen() {
  const product = findProduct(useParams().id)
  if (!product) return <ProductNotFound />
  const details = use(loadDetails(product))
  // A wide picture is low: on phones it has room above and below, as long as the name is on the first screen.
  const isWide = product.image.width > product.image.height

  return (
    // The key resets the quantity and the selected tab for another product.
    <div key={product.id}>
      <PageHead title={product.name} description={product.description} />
      <section
        className={`overflow-x-clip ${paletteClass(product.palette.page ?? product.palette.card)}`}
      >
        <div className="beside:content beside:grid beside:grid-cols-[1fr_clamp(28rem,54%,39rem)] gap-gutter beside:pb-6">
          <div
            className={`flex flex-col px-margin pt-20 pb-10 top-0 self-start beside:sticky beside:h-[min(100svh,60rem)] beside:px-0 lg:pt-26 ${isWide ? 'min-h-[min(462px,100svh-276px)]' : ''}`}
          >
            <div className="print:hidden flex flex-wrap items-center justify-between">
              <BackLink />
              <ShareButton
                // Not the address of the page, which may carry campaign parameters.
                url={paths.product(product.id)}
                title={product.name}
                variant="outline"
                size="sm"
                className="max-lg:px-4"
              />
            </div>
            <ProductPictures product={product} />
          </div>
          <ProductSheet product={product} details={details} />
        </div>
      </section>
      <BelowFirstScreen>
        <ProductTabs product={product} details={details} />
        <RelatedProducts product={product} />
      </BelowFirstScreen>
    </div>
  )
}

const cache = new Map<string, Promise<ProductDetails>>()

/** Loads a product's texts. Caches the promise, because React's use() needs the same one in each render. */
export function loadDetails({ id, details }: Product): Promise<ProductDetails> {
  const cached = cache.get(id)
  if (cached) return cached

  const loading = retry(details)
    .catch(reloadOnce)
    .then((loaded) => loaded.details)
  cache.set(id, loading)
  loading.catch((error: unknown) => {
    if (error instanceof LoadError) error.forget = () => cache.delete(id)
  })
  return loading
}

const toProducts = (
  <>
    <Icon name="arrow-left" className="size-5" />
    {productPage.back}
  </>
)

function ProductNotFound() {
  return (
    <>
      <PageHead {...productPage.notFound} />
      <Hero
        ground={paletteClass('brand')}
        layout="picture"
        title={productPage.notFound.title}
        lead="It may have been renamed or taken off the shelf. The rest of the rack is where it was."
        actions={[{ label: toProducts, to: paths.products }]}
        pictureClassName="pb-9 sm:justify-end"
        picture={
          <Cutout
            of={kettlebell}
            priority
            alt=""
            sizes="(width < 64rem) 26vw, 380px"
            className="w-3/5"
          />
        }
      />
    </>
  )
}

/** Leads to the catalogue. Back keeps its filter and position if the visitor comes from there. */
function BackLink() {
  const goBack = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    const isPlainClick = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
    if (!isPlainClick || previousPath() !== paths.products) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link
      to={paths.products}
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2.5 text-base font-bold underline-offset-4 hover:underline"
    >
      {toProducts}
    </Link>
  )
}

/** The path of the history entry before this one, in browsers with the Navigation API. */
function previousPath() {
  if (!('navigation' in window)) return undefined
  const { currentEntry } = navigation
  const url = navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url
  return url && new URL(url).pathname
}
