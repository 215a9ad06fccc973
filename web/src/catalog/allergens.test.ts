import { expect, test } from 'vitest'
import { allergenStatement, type Allergen } from './allergens.ts'
import type { ProductDetails } from './product.ts'
import { products } from './products.ts'

const details: (readonly [string, ProductDetails])[] = await Promise.all(
  products.map(async ({ id, details }) => [id, (await details()).details] as const),
)

test('the statement lists allergens of the recipe under “contains” and all others under “may contain”', () => {
  expect(allergenStatement(['milk', 'oats'])).toEqual({
    contains: 'Contains milk and oats.',
    mayContain: 'May contain traces of egg, peanut and wheat.',
  })
})

test('warns of traces when the recipe has no allergens', () => {
  expect(allergenStatement([])).toEqual({
    contains: 'No egg, milk, oats, peanut or wheat in the recipe.',
    mayContain: 'May contain traces of egg, milk, oats, peanut and wheat.',
  })
})

const patterns: Record<Allergen, RegExp> = {
  egg: /\begg\b/i,
  milk: /\bmilk (protein|powder)|\(milk\)/i,
  oats: /\boat/i,
  peanut: /\bpeanut/i,
  wheat: /\bwheat\b/i,
}

test.each(details.filter(([, { ingredients }]) => ingredients))(
  '%s: the allergens match the ingredients',
  (_id, { ingredients, allergens }) => {
    // Coconut milk is not a milk allergen.
    const text = ingredients?.replace('coconut milk', 'coconut') ?? ''
    const found = Object.entries(patterns).filter(([, pattern]) => pattern.test(text))
    expect(found.map(([allergen]) => allergen)).toEqual([...allergens])
  },
)
