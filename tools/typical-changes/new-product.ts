import type { Change } from './change.ts'
import { withPhoto } from './draw-photo.ts'

const product = `import { picture as pack } from '../../pictures/creatine.ts'
import type { Product } from '../product.ts'

export const creatine = {
  id: 'creatine',
  name: 'Creatine',
  description: 'One ingredient, ground fine enough to vanish in water.',
  price: 1900,
  category: 'premix',
  image: pack,
  palette: { card: 'stone' },
  inSearch: true,
  facts: {
    flavour: 'Unflavoured',
    flavourInBangla: 'স্বাদহীন',
    kind: 'Creatine monohydrate',
    netWeight: 300,
    servings: 60,
    serving: { weight: 5, name: 'scoop', plural: 'scoops' },
    figures: [
      { value: '5', unit: 'g', of: 'creatine' },
      { value: '0', unit: 'g', of: 'sugar' },
      { value: '60', of: 'servings' },
    ],
  },
  details: () => import('./details.ts'),
} as const satisfies Product
`

const details = `import type { ProductDetails } from '../details.ts'

export const details = {
  more: 'It tastes of nothing.',
  features: ['5 g of creatine monohydrate', 'Nothing else in the tub', 'Dissolves in cold water'],
  allergens: [],
  faqs: [{ question: 'When?', answer: 'At any hour, every day.' }],
} as const satisfies ProductDetails
`

/** Applies "Add a product" from docs/content.md. */
export const newProduct: Change = {
  name: 'a tenth product with its own photo',
  files: 4,
  async apply({ edit, write, importPicture }) {
    const options = ['--name', 'creatine', '--alt', 'Black tub of creatine with a green seal']
    await withPhoto('cutout', (photo) =>
      importPicture('add', photo, ...options, '--cutout', '--card'),
    )

    await write('web/src/products/creatine/product.ts', product)
    await write('web/src/products/creatine/details.ts', details)
    const list = 'web/src/products/products.ts'
    await edit(
      list,
      'import { meal',
      "import { creatine } from './creatine/product.ts'\nimport { meal",
    )
    await edit(list, '  peanutButterCups,\n]', '  peanutButterCups,\n  creatine,\n]')
  },
}
