import type { Product } from '../product.ts'
import { categoryLabel } from '../categories.ts'
import { productLink } from '../products.ts'
import { searchQuery } from './search-products.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../navigation/link.tsx'
import { Picture } from '../../components/picture.tsx'
import { Price } from '../../components/price.tsx'
import { paletteClass } from '../../brand/palettes.ts'

type SearchResultProps = {
  id: string
  product: Product
  /** The search text. Its first occurrence in the name is highlighted. */
  text: string
  active: boolean
  onHover: () => void
}

export function SearchResult({ id, product, text, active, onHover }: SearchResultProps) {
  const { name, category, price, image, palette } = product
  return (
    <Link
      {...productLink(product)}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseMove={onHover}
      className="grid min-h-24 grid-cols-[72px_1fr] items-center -mx-1.5 gap-x-4 card p-1.5 min-[22.5rem]:grid-cols-[72px_1fr_auto] aria-selected:bg-bone aria-selected:outline-2 aria-selected:outline-brand lg:grid-cols-[96px_1fr_14rem_5rem_3rem] lg:gap-x-6"
    >
      <span
        className={`flex h-21 items-end max-[22.5rem]:row-span-3 min-[22.5rem]:max-lg:row-span-2 justify-center overflow-hidden rounded-field pb-1.5 ${paletteClass(palette.card)}`}
      >
        <Picture of={image} alt="" sizes="48px" className="max-h-18 w-auto" />
      </span>
      <span className="type-label self-end text-base lg:self-auto lg:text-xl">
        <Highlighted name={name} text={text} />
      </span>{' '}
      <span className="self-start text-sm text-smoke max-lg:col-start-2 max-lg:row-start-2 lg:self-auto lg:text-base">
        {categoryLabel(category)}
      </span>{' '}
      <Price taka={price} className="min-[22.5rem]:max-lg:row-span-2 lg:text-right" />
      <Icon name="arrow-right" className="ml-auto size-5.5 max-lg:hidden" />
    </Link>
  )
}

function Highlighted({ name, text }: { name: string; text: string }) {
  const query = searchQuery(text)
  const start = name.toLowerCase().indexOf(query)
  const end = start + query.length
  if (start < 0) return <span>{name}</span>
  return (
    <>
      <span>{name.slice(0, start)}</span>
      <span className="text-brand">{name.slice(start, end)}</span>
      <span>{name.slice(end)}</span>
    </>
  )
}
