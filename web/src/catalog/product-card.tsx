import type { Picture } from '../pictures/picture.ts'
import { Cutout } from '../components/cutout.tsx'
import { Link } from '../navigation/link.tsx'
import { Price } from '../components/price.tsx'
import { paletteClass } from '../brand/palettes.ts'
import { productLink } from './products.ts'
import type { Product } from './product.ts'

type ProductCardProps = {
  product: Product
  /** Spans both columns, where there are two: the last one of an odd number. */
  wide?: boolean
}

export function ProductCard({ product, wide = false }: ProductCardProps) {
  const { name, description, price, image, palette } = product
  return (
    <Link {...productLink(product)} className={'group/card block card'}>
      <div
        className={`relative [container-type:size] aspect-4/5 overflow-hidden card ${wide ? 'max-xl:aspect-16/10 max-lg:landscape:aspect-32/10' : 'max-lg:landscape:aspect-16/10'} ${paletteClass(palette.card)}`}
      >
        <Cutout
          of={image}
          alt=""
          sizes="(width < 64rem) 27vw, 190px"
          className={`absolute inset-x-0 bottom-[11%] mx-auto transition-transform group-hover/card:-translate-y-2 group-hover/card:scale-[1.03] ${widthOf(image)}`}
        />
      </div>
      <div className="flex flex-col justify-between gap-x-3 gap-y-0.5 pt-3.5 lg:flex-row lg:items-baseline">
        <h3 className="type-label text-base wrap-anywhere decoration-2 underline-offset-4 group-hover/card:underline lg:text-lg">
          {name}
        </h3>{' '}
        <Price taka={price} />
      </div>{' '}
      <p className="hidden pt-1 text-base text-smoke lg:block">{description}</p>
    </Link>
  )
}

/** A wide picture may fill its card. A tall one leaves space above. */
function widthOf({ width, height }: Picture) {
  if (width > height * 1.2) return 'w-[min(80%,96cqh)]'
  if (width > height * 0.8) return 'w-[min(68%,64cqh)]'
  return 'w-[min(54%,48cqh)]'
}
