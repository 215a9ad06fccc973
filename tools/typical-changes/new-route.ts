import type { Change } from './change.ts'

/** Applies "Add a page" from docs/content.md. */
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
  description:
    'Shakes, bowls and bakes with protein for every day of the week, from breakfast to dinner.',
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
