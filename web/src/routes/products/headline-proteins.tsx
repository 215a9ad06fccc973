import {
  headlineProteins,
  headlineProteinsId,
  type HeadlineProtein,
} from './headline-proteins-text.ts'
import { productsPage } from './products-text.ts'
import { productLink } from '../../catalog/products.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { Price } from '../../components/price.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { paletteClass } from '../../brand/palettes.ts'

export function HeadlineProteins() {
  return (
    <section
      id={headlineProteinsId}
      aria-labelledby="headline-proteins-heading"
      className="@container"
    >
      <SectionHead {...productsPage.headlineProteins} headingId="headline-proteins-heading" />
      <div className="sm:flex">
        {headlineProteins.map((protein) => (
          <Panel key={protein.pack.id} protein={protein} />
        ))}
      </div>
    </section>
  )
}

function Panel({ protein }: { protein: HeadlineProtein }) {
  const { description, figure, action, product } = protein
  const { name, image, palette, nutritionFacts, serving, servings } = protein.pack
  const variant = palette.card === 'brand' ? 'inverse' : 'secondary'
  const figures = [
    { value: nutritionFacts.protein, of: 'protein' },
    figure,
    { value: nutritionFacts.calories, of: 'kcal' },
  ]
  return (
    <article
      className={`flex min-w-0 flex-1 flex-col px-margin py-8 sm:px-gutter sm:first:pl-edge sm:last:pr-edge lg:pt-10 lg:pb-9 ${paletteClass(palette.card)}`}
    >
      <h3 className="type-display text-4xl sm:max-lg:text-3xl">{name}</h3>
      <p className="max-w-[21rem] pt-3.5 text-lg">{description}</p>
      <Cutout
        of={image}
        alt=""
        sizes="(width < 40rem) 56vw, (width < 64rem) 22vw, 300px"
        className="mx-auto mt-auto mb-10 w-[min(75%,15rem)] pt-12"
      />
      <p className="pb-1.5 text-sm">{`Per ${serving.name}`}</p>
      <dl className="flex max-w-64 flex-wrap justify-between gap-x-4">
        {figures.map(({ value, of }) => (
          <div key={of} className="flex max-w-36 flex-col-reverse justify-end">
            <dt className="text-sm">{of}</dt>
            <dd className="type-price text-2xl leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex min-h-13 items-center justify-between gap-4 max-xs:flex-wrap sm:max-lg:flex-col sm:max-lg:items-stretch border-t-[1.5px] border-current pt-5">
        {product ? (
          <>
            <Price taka={product.price} size="medium" />
            <ButtonLink {...productLink(product)} variant={variant}>
              {action}
            </ButtonLink>
          </>
        ) : (
          <>
            {/* A protein that the shop does not sell has no price. */}
            <span className="type-label text-lg py-1">{servings} servings</span>
            <Button variant={variant}>{action}</Button>
          </>
        )}
      </div>
    </article>
  )
}
