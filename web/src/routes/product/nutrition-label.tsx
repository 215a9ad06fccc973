import { productPage } from './product-text.ts'
import type { NutritionFacts, Product } from '../../catalog/product.ts'

const rows = [
  ['calories', 'Calories'],
  ['protein', 'Protein'],
  ['carbs', 'Carbs'],
  ['fat', 'Fat'],
] as const

const figureCell = 'pl-3.5 text-right whitespace-nowrap'

export function NutritionLabel({ product }: { product: Product }) {
  const { nutritionFacts: facts, serving, flavour } = product
  if (!facts) return <p>{productPage.missing.nutrition}</p>

  const columns = [{ weight: serving.weight, values: facts }]
  if (serving.weight !== 100) columns.push({ weight: 100, values: factsPer100g(facts, serving) })

  return (
    <div className="break-inside-avoid border-3 border-ink px-5 py-5 max-xs:px-3 lg:px-6.5">
      <h2 id="nutrition-heading" className="type-display text-3xl lg:text-4xl">
        Nutrition facts
      </h2>
      <p className="pt-2.5 pb-3 text-base">{servingsText(product)}</p>
      <table
        aria-labelledby="nutrition-heading"
        className="w-full border-t-12 border-ink text-[min(1rem,6vw)]"
      >
        <thead className="border-b border-ink">
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
          {rows.map(([key, name]) => (
            <tr
              key={key}
              className={`border-ink ${key === 'calories' ? 'type-price border-b-5 text-[1.375em]' : 'border-b'}`}
            >
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
      <p className="pt-3.5 text-sm">Typical values for {flavour}.</p>
    </div>
  )
}

export function factsPer100g(
  facts: NutritionFacts,
  { weight }: Product['serving'],
): NutritionFacts {
  const scaled = (text: string) => (Number.parseFloat(text) * 100) / weight
  const grams = (text: string) => `${Number(scaled(text).toFixed(1))} g`
  return {
    protein: grams(facts.protein),
    carbs: grams(facts.carbs),
    fat: grams(facts.fat),
    calories: String(Math.round(scaled(facts.calories))),
  }
}

/** The contents of a pack, as in '30 servings, 1 scoop (32 g) each'. */
export function servingsText({ servings, serving }: Pick<Product, 'servings' | 'serving'>) {
  const one = `1 ${serving.name} (${serving.weight} g)`
  return servings > 1 ? `${servings} servings, ${one} each` : `1 serving, ${one}`
}
