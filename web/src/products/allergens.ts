/** All allergens in the factory; traces of each may get into every product. */
const handled = ['egg', 'milk', 'oats', 'peanut', 'wheat'] as const

export type Allergen = (typeof handled)[number]

const listed = (words: readonly string[], last: 'and' | 'or') =>
  words.join(', ').replace(/, (\w+)$/, ` ${last} $1`)

/** The allergens of the recipe, and those that may be present as traces. */
export function allergenStatement(allergens: readonly Allergen[]) {
  const others = handled.filter((allergen) => !allergens.includes(allergen))
  return {
    contains: allergens.length
      ? `Contains ${listed(allergens, 'and')}.`
      : `No ${listed(handled, 'or')} in the recipe.`,
    mayContain: `May contain traces of ${listed(others, 'and')}.`,
  }
}
