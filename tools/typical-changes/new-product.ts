import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Change } from './change.ts'

/** A photo of a tub whose background has been removed. */
async function drawTub(file: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1600">
    <rect x="200" y="250" width="1000" height="1200" rx="120" fill="#27292e"/>
    <rect x="160" y="120" width="1080" height="220" rx="60" fill="#d8d5cf"/>
    <circle cx="700" cy="850" r="280" fill="#8fb35c"/></svg>`
  await sharp(Buffer.from(svg)).png().toFile(file)
}

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
  features: ['5 g of creatine monohydrate a scoop', 'Nothing else in the tub', 'Dissolves in cold water'],
  allergens: [],
  faqs: [{ question: 'When?', answer: 'At any hour, every day.' }],
} as const satisfies ProductDetails
`

/** docs/content.md, "Add a product". */
export const newProduct: Change = {
  name: 'a tenth product with its own photo',
  files: 4,
  async apply({ edit, write, bringIn }) {
    const folder = await mkdtemp(path.join(tmpdir(), 'photo-'))
    const photo = path.join(folder, 'creatine.png')
    await drawTub(photo)
    const alt = 'Black tub of creatine with a grey lid and a green seal'
    await bringIn('add', photo, '--name', 'creatine', '--alt', alt, '--cutout', '--card')
    await rm(folder, { recursive: true })

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
