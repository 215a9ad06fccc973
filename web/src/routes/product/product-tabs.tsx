import type { Product, ProductDetails } from '../../catalog/product.ts'
import { productPage } from './product-text.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { PanelHeading } from './panel-heading.tsx'

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
      <Steps heading={headings.howToUse} steps={howToUse} />
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

type StepsProps = { heading: string | undefined; steps: readonly string[] }

function Steps({ heading, steps }: StepsProps) {
  return (
    <>
      <PanelHeading>{heading}</PanelHeading>
      <ol role="list" className="max-w-3xl pt-6">
        {steps.map((step, index) => (
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
