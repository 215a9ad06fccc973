// @ts-check
import { importTypescript } from './import-typescript.mjs'

/** What the shop says about itself and its products, as the pages import it. */

const { brand } = /** @type {typeof import('../web/src/brand.ts')} */ (
  await importTypescript('web/src/brand.ts')
)
const { products } = /** @type {typeof import('../web/src/content/products.ts')} */ (
  await importTypescript('web/src/content/products.ts')
)
const { findFacts } = /** @type {typeof import('../web/src/content/product-facts.ts')} */ (
  await importTypescript('web/src/content/product-facts.ts')
)
const wordmark = /** @type {typeof import('../web/src/ui/wordmark.ts')} */ (
  await importTypescript('web/src/ui/wordmark.ts')
)

export { brand, wordmark }

const unlisted = { 'whey-isolate': 'Whey Isolate' }

/**
 * A product's name and facts; throws for an id that has none.
 * @param {string} id
 */
export function packFacts(id) {
  const name =
    products.find((product) => product.id === id)?.name ?? new Map(Object.entries(unlisted)).get(id)
  const facts = findFacts(id)
  if (!name || !facts) throw new Error(`no facts for ${id} in web/src/content/product-facts.ts`)
  return { name, ...facts }
}
