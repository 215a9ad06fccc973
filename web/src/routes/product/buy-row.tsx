import { useState } from 'react'
import type { Product } from '../../catalog/product.ts'
import { Announcement } from '../../components/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { Outline } from '../../ui/icon.tsx'
import { Price } from '../../components/price.tsx'
import { Stepper } from '../../components/stepper.tsx'
import { productPage, shippingNote } from './product-text.ts'

const [shipping] = productPage.notes

const heart = 'M12 20.5 4 12.4a5.2 5.2 0 0 1 7.4-7.3l.6.6.6-.6a5.2 5.2 0 0 1 7.4 7.3Z'

/** Price, quantity, and buttons that do nothing yet. On phones all but Wishlist stick to the bottom edge. */
export function BuyRow({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1)
  const { price, serving } = product
  const each = pricePerServing(product)
  const note = shippingNote(price * quantity)

  return (
    // display: contents makes the bar stick within the whole sheet on phones, not within this row.
    <div className="tall:sticky print:static bottom-0 z-10 [--spacing:4px] bg-paper max-lg:contents lg:flex lg:flex-wrap lg:items-center lg:gap-x-3 lg:gap-y-2 lg:py-4">
      <div className="tall:sticky print:static bottom-0 z-10 -mx-margin mt-6 flex flex-wrap items-center gap-2 border-y border-line bg-paper px-margin py-3 lg:contents">
        <div className="flex w-full flex-wrap items-baseline justify-between gap-x-2">
          <p>
            <Price taka={price} size="large" className="max-lg:text-xl" />{' '}
            {each !== undefined && (
              <span className="pl-3.5 text-sm text-smoke">
                <Price taka={each} size="inherit" /> a {serving.name}
              </span>
            )}
          </p>
          <p className="text-sm">
            <span>{note}</span> <span className="max-lg:hidden">{shipping.text}</span>
          </p>
        </div>
        <Announcement>{`Quantity ${quantity}. ${note}`}</Announcement>
        <Stepper label="Quantity" value={quantity} min={1} onChange={setQuantity} />
        <Button size="stepper" className="grow">
          Add to Cart
        </Button>
      </div>
      <Button variant="outline" size="stepper" className="max-lg:mt-6 max-lg:mb-7 max-sm:w-full">
        <Outline d={heart} className="size-5" />
        Wishlist
      </Button>
    </div>
  )
}

/** Whole taka per serving; undefined for a pack with a single serving. */
export const pricePerServing = ({ price, servings }: Pick<Product, 'price' | 'servings'>) =>
  servings > 1 ? Math.round(price / servings) : undefined
