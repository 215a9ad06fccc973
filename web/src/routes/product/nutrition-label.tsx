import { factsPer100g, factsPerServing, servingsText } from '../../products/nutrition-facts.ts'
import { productPage } from './product-text.ts'
import type { ShopProduct } from '../../products/products.ts'

const rows = [
  ['protein', 'Protein'],
  ['carbs', 'Carbs'],
  ['fat', 'Fat'],
] as const

const figureCell = 'pl-3 text-right whitespace-nowrap'

/** The nutrition facts as a table, styled like the label on the pack. */
export function NutritionLabel({ product: { facts } }: { product: ShopProduct }) {
  const serving = factsPerServing(facts)
  const hundred = factsPer100g(facts)
  if (!serving || !hundred) return <p>{productPage.missing.nutrition}</p>

  const columns = [{ weight: facts.serving.weight, values: serving }]
  if (facts.serving.weight !== 100) columns.push({ weight: 100, values: hundred })

  return (
    <div className="break-inside-avoid border-3 border-ink px-5 py-5 max-xs:px-3 lg:px-6.5">
      <h2 id="nutrition-heading" className="type-display text-32 lg:text-40">
        Nutrition facts
      </h2>
      <p className="pt-2.5 pb-3 text-base">{servingsText(facts)}</p>
      <table
        aria-labelledby="nutrition-heading"
        className="w-full border-t-12 border-ink text-[min(1rem,6vw)]"
      >
        <thead className="border-b border-ink text-[.9375em]">
          <tr>
            <td />
            {columns.map(({ weight }) => (
              <th key={weight} scope="col" className={`py-2 ${figureCell}`}>
                {weight} g
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="type-price border-b-5 border-ink text-[1.375em]">
            <th scope="row" className="py-3 text-left">
              Calories
            </th>
            {columns.map(({ weight, values }) => (
              <td key={weight} className={figureCell}>
                {values.calories}
              </td>
            ))}
          </tr>
          {rows.map(([key, name]) => (
            <tr key={key} className="border-b border-ink">
              <th scope="row" className="py-3 text-left">
                {name}
              </th>
              {columns.map(({ weight, values }) => (
                <td key={weight} className={figureCell}>
                  {values[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-3.5 text-15">Typical values for {facts.flavour}.</p>
    </div>
  )
}
