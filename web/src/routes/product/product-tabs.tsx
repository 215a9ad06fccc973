import type { ReactNode } from 'react'
import { allergenStatement } from '../../catalog/allergens.ts'
import type { Product, ProductDetails } from '../../catalog/product.ts'
import { productPage } from './product-text.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { NutritionLabel } from './nutrition-label.tsx'

const { tabs, missing } = productPage

type ProductTabsProps = { product: Product; details: ProductDetails }

/** The four tabs (specification, section 4). */
export function ProductTabs({ product, details }: ProductTabsProps) {
  const { benefits, howToUse, faqs, headings } = details
  const panels = {
    [tabs.ingredients]: <IngredientsPanel product={product} details={details} />,
    [tabs.benefits]: benefits ? (
      <Points heading={headings.benefits} points={benefits} />
    ) : (
      <p>{missing.benefits}</p>
    ),
    [tabs.howToUse]: howToUse ? (
      <Steps heading={headings.howToUse} points={howToUse} />
    ) : (
      <p>{missing.howToUse}</p>
    ),
    [tabs.faqs]: faqs.length ? (
      <>
        <h2 className="sr-only">{tabs.faqs}</h2>
        <Accordion entries={faqs} className="max-w-3xl" />
      </>
    ) : (
      <p>{missing.faqs}</p>
    ),
  }

  return (
    <section aria-label="About the product" className="content pt-14 text-lg lg:pt-28">
      <Tabs label={product.name} tabs={Object.entries(panels)} />
    </section>
  )
}

function IngredientsPanel({ product, details }: ProductTabsProps) {
  const { ingredients, headings, allergens } = details
  const { contains, mayContain } = allergenStatement(allergens)

  return (
    <div className="columns gap-y-10 sm:max-lg:grid-cols-2">
      <div className="lg:col-span-6">
        {ingredients ? (
          <>
            <PanelHeading>{headings.ingredients}</PanelHeading>
            <p className="max-w-[34rem] pt-5">{ingredients}</p>
          </>
        ) : (
          <p>{productPage.missing.ingredients}</p>
        )}
        <p className="mt-6 max-w-[34rem] rounded-field bg-bone px-5 py-4 text-base">
          <b>{contains}</b> {mayContain}
        </p>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <NutritionLabel product={product} />
      </div>
    </div>
  )
}

type PointsProps = { heading: string | undefined; points: readonly string[] }

function Points({ heading, points }: PointsProps) {
  return (
    <>
      <PanelHeading>{heading}</PanelHeading>
      <ul role="list" className="max-w-3xl pt-6">
        {points.map((point) => (
          <li key={point} className="border-t border-line py-4 last:border-b">
            {point}
          </li>
        ))}
      </ul>
    </>
  )
}

function Steps({ heading, points }: PointsProps) {
  return (
    <>
      <PanelHeading>{heading}</PanelHeading>
      <ol role="list" className="max-w-3xl pt-6">
        {points.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[40px_1fr] items-baseline border-t border-line py-4 last:border-b"
          >
            <span aria-hidden="true" className="type-display text-xl text-brand">
              {index + 1}
            </span>{' '}
            {step}
          </li>
        ))}
      </ol>
    </>
  )
}

const PanelHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="type-display max-w-[16em] text-2xl lg:text-4xl">{children}</h2>
)
