// @ts-check
import { importTypescript } from './import-typescript.mjs'

/** What the shop says about itself and its products, as the pages import it. */

const { brand } = /** @type {typeof import('../web/src/brand/brand.ts')} */ (
  await importTypescript('web/src/brand/brand.ts')
)
const { products } = /** @type {typeof import('../web/src/products/products.ts')} */ (
  await importTypescript('web/src/products/products.ts')
)
const { wheyIsolate } =
  /** @type {typeof import('../web/src/products/whey-isolate/product.ts')} */ (
    await importTypescript('web/src/products/whey-isolate/product.ts')
  )
const wordmark = /** @type {typeof import('../web/src/brand/wordmark.ts')} */ (
  await importTypescript('web/src/brand/wordmark.ts')
)

export { brand, wordmark }

/**
 * A product's name and facts; throws for an id that has none.
 * @param {string} id
 * @returns {{ name: string } & import('../web/src/products/product.ts').ProductFacts}
 */
export function packFacts(id) {
  const pack = [...products, wheyIsolate].find((product) => product.id === id)
  if (!pack) throw new Error(`no facts for ${id} in web/src/products`)
  return { name: pack.name, ...pack.facts }
}
