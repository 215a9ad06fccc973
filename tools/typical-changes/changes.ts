import type { Copy } from './copy.ts'

/** A change that somebody who runs or develops the shop makes; docs/content.md describes it. */
export type Change = {
  name: string
  /** How many files it may take, what a command generates not counted. */
  files: number
  apply: (copy: Copy) => Promise<void>
}

export const newPrice: Change = {
  name: 'the price of casein is 4,100',
  files: 1,
  apply: ({ edit }) =>
    edit('web/src/products/casein-protein/product.ts', 'price: 4000', 'price: 4100'),
}

export const newRoute: Change = {
  name: 'a page of recipes',
  files: 3,
  async apply({ edit, write }) {
    await write(
      'web/src/routes/recipes/route.ts',
      `import type { Route } from '../route.ts'

export const recipes = {
  name: 'recipes',
  path: '/recipes',
  title: 'Recipes',
  description: 'Shakes, bowls and bakes for every day of the week.',
  menu: 'Recipes',
  indexed: true,
  screen: () => import('./recipes-screen.tsx').then((file) => file.RecipesScreen),
} as const satisfies Route
`,
    )
    await write(
      'web/src/routes/recipes/recipes-screen.tsx',
      `import { Hero } from '../../components/hero.tsx'

export function RecipesScreen() {
  return (
    <Hero palette="espresso" title="Recipes" className="min-h-[70vh] justify-end">
      <p className="pt-6 pb-8 text-lg">Shakes, bowls and bakes for every day of the week.</p>
    </Hero>
  )
}
`,
    )
    const table = 'web/src/routes.ts'
    await edit(
      table,
      'import { register }',
      "import { recipes } from './routes/recipes/route.ts'\nimport { register }",
    )
    await edit(table, '  blog,\n', '  blog,\n  recipes,\n')
  },
}

export const newField: Change = {
  name: 'a favourite flavour in the profile',
  files: 3,
  async apply({ edit, write }) {
    await edit(
      'contract/src/profile.ts',
      '  phone: text({ max: 32 }),\n',
      '  phone: text({ max: 32 }),\n  favouriteFlavour: text({ max: 60 }),\n',
    )
    await edit(
      'web/src/routes/profile/profile-form.tsx',
      "  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },\n",
      "  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },\n" +
        "  { name: 'favouriteFlavour', label: 'Favourite flavour', autoComplete: 'off' },\n",
    )
    await write('functions/src/routes/favourite-flavour.test.ts', favouriteFlavourTest)
  },
}

const favouriteFlavourTest = `import { isSame, withUpdate, type Profile } from '@shop/contract/profile'
import request from 'supertest'
import { expect, test } from 'vitest'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

async function registered() {
  const profiles = memoryProfiles()
  await profiles.createIfAbsent('ada', { email: ada.email, name: ada.name })
  const put = (body: object) =>
    request(testApp({ profiles }))
      .put('/api/auth/profile')
      .set('Authorization', tokenOf('ada'))
      .send(body)
  return { put }
}

test('a favourite flavour is empty at first, saved, and noticed while it is not saved', async () => {
  const { put } = await registered()
  expect((await put({})).body).toHaveProperty('favouriteFlavour', '')

  const { body } = (await put({ favouriteFlavour: 'আম' })) as { body: Profile }

  expect(body.favouriteFlavour).toBe('আম')
  expect((await put({ phone: '1' })).body).toHaveProperty('favouriteFlavour', 'আম')
  expect(isSame(body, withUpdate(body, { favouriteFlavour: 'Mango' }))).toBe(false)
})

test('a favourite flavour that is too long is refused', async () => {
  const { put } = await registered()

  const reply = await put({ favouriteFlavour: 'x'.repeat(61) })

  expect(reply.status).toBe(400)
  expect(reply.body).toHaveProperty(
    'message',
    'favouriteFlavour must be text of at most 60 characters.',
  )
})
`
