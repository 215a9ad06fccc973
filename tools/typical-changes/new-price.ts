import type { Change } from './change.ts'

/** Applies "Change a price" from docs/content.md. */
export const newPrice: Change = {
  name: 'the price of casein is 4,100',
  files: 1,
  apply: ({ edit }) =>
    edit('web/src/products/casein-protein/product.ts', 'price: 4000', 'price: 4100'),
}
