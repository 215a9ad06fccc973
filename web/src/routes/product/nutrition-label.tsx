import { factsPer100g, factsPerServing, servingsText } from '../../products/nutrition-facts.ts'
import { productPage } from './product-text.ts'
import type { ShopProduct } from '../../products/products.ts'

const rows = [
  ['protein', 'Protein'],
  ['carbs', 'Carbs'],
  ['fat', 'Fat'],
] as const

/** The nutrition facts as a table, styled like the label on the pack. */
export function NutritionLabel({ product: { facts } }: { product: ShopProduct }) {
  const serving = factsPerServing(facts)
  const hundred = factsPer100g(facts)
  if (!serving || !hundred) return <p>{productPage.missing.nutrition}</p>

  // A second column would repeat the first.
  const hasTwoColumns = facts.serving.weight !== 100

  return (
    <div className="break-inside-avoid border-3 border-ink px-5 py-5 max-xs:px-3 lg:px-6.5">
      <h2 id="nutrition-heading" className="type-display text-32 lg:text-40">
        Nutrition facts
      </h2>
      <p className="pt-2.5 pb-3 text-base">{servingsText(facts)}</p>
      <table
        aria-labelledby="nutrition-heading"
        className="w-full border-t-12 border-ink text-[min(1rem,6vw)] [&_.text-right]:pl-3 [&_.text-right]:whitespace-nowrap"
      >
        <thead className="border-b border-ink text-[min(.9375rem,6vw)]">
          <tr>
            <td />
            <th scope="col" className="py-2 text-right">
              {facts.serving.weight} g
            </th>
            {hasTwoColumns && (
              <th scope="col" className="py-2 text-right">
                100 g
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <tr className="type-price border-b-5 border-ink text-[min(1.375rem,7vw)]">
            <th scope="row" className="py-3 text-left">
              Calories
            </th>
            <td className="text-right">{serving.calories}</td>
            {hasTwoColumns && <td className="text-right">{hundred.calories}</td>}
          </tr>
          {rows.map(([key, name]) => (
            <tr key={key} className="border-b border-ink">
              <th scope="row" className="py-3 text-left">
                {name}
              </th>
              <td className="text-right">{serving[key]}</td>
              {hasTwoColumns && <td className="text-right">{hundred[key]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-3.5 text-15">Typical values for {facts.flavour}.</p>
    </div>
  )
}
