// @ts-check
import { expect, test } from 'vitest'
import { importTypescript } from '../import-typescript.mjs'
import { cards } from './cards.mjs'
import { designs } from './designs.mjs'

const { products } = /** @type {typeof import('../../web/src/products/products.ts')} */ (
  await importTypescript('web/src/products/products.ts')
)

test.each(products)('$name has a card with its name and price', ({ id, name, price }) => {
  const card = designs[`card-${id}`]

  expect(card?.lines.join(' ')).toBe(name)
  expect(card?.price).toBe(`৳${price.toLocaleString('en-GB')}`)
})

test.each(Object.entries(cards.items))('%s has a fingerprint of its own', async (name) => {
  const others = Object.keys(cards.items).filter((other) => other !== name)

  const own = await cards.sourceOf(name, false)

  const taken = await Promise.all(others.map((other) => cards.sourceOf(other, false)))
  expect(taken).not.toContain(own)
})

test.each(Object.entries(designs))(
  '%s: what stands there stands right of the headline',
  (_, design) => {
    const { lines, standing } = design

    expect(lines.every((line) => line.trim() !== '')).toBe(true)
    for (const { x } of standing) expect(x).toBeGreaterThan(600)
  },
)
