/** All allergens in the factory; traces of each may get into every product. */
const factoryAllergens = ['egg', 'milk', 'oats', 'peanut', 'wheat'] as const

export type Allergen = (typeof factoryAllergens)[number]

const joinWords = (words: readonly string[], last: 'and' | 'or') =>
  words.join(', ').replace(/, (\w+)$/, ` ${last} $1`)

export function allergenStatement(allergens: readonly Allergen[]) {
  const others = factoryAllergens.filter((allergen) => !allergens.includes(allergen))
  return {
    contains: allergens.length
      ? `Contains ${joinWords(allergens, 'and')}.`
      : `No ${joinWords(factoryAllergens, 'or')} in the recipe.`,
    mayContain: `May contain traces of ${joinWords(others, 'and')}.`,
  }
}
