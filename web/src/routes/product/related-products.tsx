import { productPage } from './product-text.ts'
import type { Product } from '../../catalog/product.ts'
import { productLink, products } from '../../catalog/products.ts'
import type { Picture } from '../../pictures/picture.ts'
import { Cutout } from '../../components/cutout.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../navigation/link.tsx'
import { Price } from '../../components/price.tsx'
import { paletteClass } from '../../brand/palettes.ts'

export const maxRelated = 3

/** 'You May Also Like': at most three others of the same category (specification, section 2). */
export const relatedProducts = ({ id, category }: Product): readonly Product[] =>
  products
    .filter((product) => product.category === category && product.id !== id)
    .slice(0, maxRelated)

/** One to three wide tiles. Without related products there is no section. */
export function RelatedProducts({ product }: { product: Product }) {
  const related = relatedProducts(product)
  if (related.length === 0) return <div className="h-18 lg:h-34" />

  return (
    <section aria-labelledby="related-heading" className="content py-18 lg:py-34 print:hidden">
      <h2 id="related-heading" className="type-display pb-9 text-section lg:pb-13">
        {productPage.related}
      </h2>
      <ul role="list" className="grid gap-gutter sm:auto-cols-fr sm:grid-flow-col">
        {related.map((other) => (
          <li key={other.id}>
            <RelatedTile product={other} narrow={related.length === 3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RelatedTile({ product, narrow }: { product: Product; narrow: boolean }) {
  const { name, price, image, palette } = product
  return (
    <Link
      {...productLink(product)}
      className={`group relative flex min-h-80 flex-col overflow-hidden card p-6 lg:min-h-115 lg:p-8 ${paletteClass(palette.card)}`}
    >
      <h3 className="type-display max-w-[6em] text-2xl decoration-3 underline-offset-4 group-hover:underline lg:text-4xl">
        {name}
      </h3>{' '}
      <Price taka={price} size="inherit" className="type-price pt-3.5 text-xl" />
      <Icon name="arrow-right" className="mt-auto size-7 transition group-hover:translate-x-2" />
      <Cutout
        of={image}
        alt=""
        sizes="(width < 64rem) 40vw, 240px"
        className={`absolute right-[8%] bottom-[8%] max-xs:relative max-xs:mx-auto max-xs:mt-9 transition group-hover:-translate-y-2 ${widthOf(image, narrow)}`}
      />
    </Link>
  )
}

/** Width classes that keep the picture within its tile. `narrow` means that the row has three tiles. */
function widthOf({ width, height }: Picture, narrow: boolean) {
  if (width > height) return 'w-3/5 max-w-80'
  return narrow ? 'w-1/2 max-lg:max-w-40' : 'w-[36%] max-w-60 max-lg:max-w-40'
}
