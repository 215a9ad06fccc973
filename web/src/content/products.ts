import { catalogue, type Product } from './catalogue.ts'
import { snacks } from './snacks.ts'

/** All that has a page of its own: the five of the catalogue, then the four snacks. */
export const products = [...catalogue, ...snacks] as const

export type ProductId = (typeof products)[number]['id']

/** A product whose id is known to be one. */
export type ShopProduct = Product & { id: ProductId }

/** The product of an id; ids come from addresses, so any text may ask. */
export const findProduct = (id: string | undefined): ShopProduct | undefined =>
  products.find((product) => product.id === id)
