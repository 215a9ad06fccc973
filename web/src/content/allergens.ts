import { brand } from '../brand.ts'

/** All that is handled where the products are made. */
const handled = ['egg', 'milk', 'oats', 'peanut', 'wheat'] as const

export type Allergen = (typeof handled)[number]

const and = new Intl.ListFormat(brand.locale, { type: 'conjunction' })
const or = new Intl.ListFormat(brand.locale, { type: 'disjunction' })

/** What is in the recipe, and what may find its way in beside it. */
export function allergenStatement(allergens: readonly Allergen[]) {
  const others = handled.filter((allergen) => !allergens.includes(allergen))
  return {
    contains: allergens.length
      ? `Contains ${and.format(allergens)}.`
      : `No ${or.format(handled)} in the recipe.`,
    mayContain: `May contain traces of ${and.format(others)}.`,
  }
}
