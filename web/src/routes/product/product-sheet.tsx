import { useState } from 'react'
import { categoryLabel } from '../../catalog/categories.ts'
import type { Product, ProductDetails } from '../../catalog/product.ts'
import { productPage, shippingNote } from './product-text.ts'
import { Announcement } from '../../components/announcement.tsx'
import { Assurances } from '../../components/assurances.tsx'
import { Price } from '../../components/price.tsx'
import { Stepper } from '../../components/stepper.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, Outline } from '../../ui/icon.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'

const star = 'm12 3 2.7 5.9 6.3.8-4.6 4.4 1.2 6.4-5.6-3.1-5.6 3.1 1.2-6.4L3 9.7l6.3-.8Z'
const heart = 'M12 20.5 4 12.4a5.2 5.2 0 0 1 7.4-7.3l.6.6.6-.6a5.2 5.2 0 0 1 7.4 7.3Z'

const [shipping] = productPage.notes

type ProductSheetProps = { product: Product; details: ProductDetails }

export function ProductSheet({ product, details }: ProductSheetProps) {
  const { name, description, category } = product
  const { score, of, reviews } = productPage.rating

  return (
    <div className="surface-paper relative rounded-t-card px-margin pt-6 pb-12 sideways:pt-3 beside:mt-below-header self-start beside:rounded-card lg:mb-10 lg:[--spacing:clamp(3px,.556svh-1px,4px)] lg:pt-10 lg:pb-9 xl:px-14">
      <div className="grid items-center lg:grid-cols-[auto_1fr]">
        <Badge variant="secondary" className="justify-self-start">
          {categoryLabel(category)}
        </Badge>
        <ScreenHeading size="product" className="pt-5 lg:order-last lg:col-span-2">
          {name}
        </ScreenHeading>
        <p className="flex items-center gap-2 pt-4 text-sm lg:justify-self-end lg:pt-0">
          <Outline d={star} fill="currentColor" className="size-4.5 text-brand" />
          <span>
            <b>
              {score} out of {of}
            </b>{' '}
            from {reviews} reviews
          </span>
        </p>
      </div>
      <p className="pt-5 text-lg">{description}</p>
      <h2 id="features-heading" className="type-label pt-5 text-lg">
        {productPage.features}
      </h2>
      <ul role="list" aria-labelledby="features-heading" className="grid gap-2 pt-2.5 pb-5">
        {details.features.map((feature) => (
          <li key={feature} className="flex gap-3.5 text-lg">
            <Icon name="check" className="mt-[.2em] size-4.5 text-brand" />
            {feature}
          </li>
        ))}
      </ul>
      <NutritionFigures product={product} />
      <BuyRow product={product} />
      <Assurances className="border-t border-line pt-6 lg:*:first:hidden" />
    </div>
  )
}

/** Renders nothing without nutrition facts; the Ingredients tab shows the fallback text. */
function NutritionFigures({ product: { nutritionFacts: facts, serving } }: { product: Product }) {
  if (!facts) return null

  const figures = [
    ['Protein', facts.protein],
    ['Carbs', facts.carbs],
    ['Fat', facts.fat],
    ['Calories', facts.calories],
  ]
  return (
    <>
      <p id="figures-heading" className="pb-1 text-sm text-smoke">
        {`Per ${serving.name} (${serving.weight} g)`}
      </p>
      <dl
        aria-labelledby="figures-heading"
        className="grid grid-cols-2 xs:grid-cols-4 border-y-[1.5px] border-ink"
      >
        {figures.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col-reverse border-l border-line py-3 pl-3.5 lg:py-2.5 first:border-0 first:pl-0 max-xs:odd:border-0 max-xs:odd:pl-0"
          >
            <dt className="text-sm text-smoke">{name}</dt>
            <dd className="type-price text-xl lg:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Price, quantity, and buttons that do nothing yet. On phones all but Wishlist stick to the bottom edge. */
function BuyRow({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1)
  const { price, serving } = product
  const each = pricePerServing(product)
  const note = shippingNote(price * quantity)

  return (
    // display: contents makes the bar stick within the whole sheet on phones, not within this row.
    <div className="tall:sticky print:static bottom-0 z-10 [--spacing:4px] bg-paper max-lg:contents lg:flex lg:flex-wrap lg:items-center lg:gap-x-3 lg:gap-y-4 lg:pt-5 lg:pb-4">
      <div className="tall:sticky beside:sticky print:static bottom-0 z-10 -mx-margin mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-margin py-3 lg:contents">
        <div className="flex w-full flex-wrap items-baseline justify-between gap-x-2 sideways:w-auto sideways:pr-2">
          <p>
            <Price taka={price} size="large" className="max-lg:text-xl" />{' '}
            {each !== undefined && (
              <span className="pl-3.5 text-sm text-smoke sideways:hidden">
                <Price taka={each} size="inherit" /> a {serving.name}
              </span>
            )}
          </p>
          <p className="text-sm sideways:hidden">
            <span>{note}</span> <span className="max-xl:hidden">{shipping.text}</span>
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
