import type { Change } from './change.ts'

/** docs/content.md, "Change a price". */
export const newPrice: Change = {
  name: 'the price of casein is 4,100',
  files: 1,
  apply: ({ edit }) =>
    edit('web/src/products/casein-protein/product.ts', 'price: 4000', 'price: 4100'),
}
