import boundaries from 'eslint-plugin-boundaries'
import type { Linter } from 'eslint'

/**
 * The layers of ARCHITECTURE.md: the files of each (the first that matches counts) and the layers
 * that they may import, by import() too. `packages` are the only ones that a layer may use, `without`
 * are the ones that it may not.
 */

export type Layer = {
  name: string
  files: string[]
  /** besides its own */
  imports?: string[]
  packages?: string[]
  /** packages of which it may import types only */
  types?: string[]
  without?: string[]
}

/** Facts and texts: Node, tsx and Playwright load them as they are. */
const leaves = [
  'web/src/brand/*.ts',
  'web/src/pictures/*.ts',
  'web/src/merchandise/*.ts',
  'web/src/products/*.ts',
  'web/src/products/*/*.ts',
  'web/src/routes/*.ts',
  'web/src/routes/*/*-text.ts',
  'web/src/routes/blog/articles.ts',
  'web/src/routes/lifestyle/gallery.ts',
  'web/src/facts.ts',
  'web/src/paths.ts',
  'web/src/routes.ts',
]

const firebase = ['firebase', 'firebase/**', '@firebase/**']

const layers: Layer[] = [
  { name: 'contract', files: ['contract/src/**'], packages: ['valibot'] },
  {
    name: 'functions',
    files: ['functions/src/**'],
    imports: ['contract'],
    without: ['react', 'react-*', ...firebase],
  },
  // A route's import() of its own screen is the one arrow that points back.
  {
    name: 'route',
    files: ['web/src/routes/*/route.ts'],
    imports: ['leaf', 'screen'],
    packages: [],
  },
  { name: 'leaf', files: leaves, imports: ['route'], packages: [], types: ['react'] },
  { name: 'browser', files: ['web/src/browser/**'], imports: ['contract'], packages: ['react'] },
  {
    name: 'component',
    files: ['web/src/components/**'],
    imports: ['browser', 'leaf'],
    without: firebase,
  },
  {
    name: 'goods',
    files: ['web/src/products/**', 'web/src/merchandise/**'],
    imports: ['component', 'browser', 'leaf'],
    packages: ['react'],
  },
  {
    name: 'firebase',
    files: ['web/src/account/firebase/**'],
    imports: ['account', 'browser', 'contract'],
  },
  {
    name: 'account',
    files: ['web/src/account/**'],
    imports: ['firebase', 'component', 'browser', 'contract', 'leaf'],
    without: firebase,
  },
  {
    name: 'layout',
    files: ['web/src/layout/**'],
    imports: ['goods', 'account', 'component', 'browser', 'contract', 'leaf'],
    without: ['react-hot-toast', ...firebase],
  },
  {
    name: 'screen',
    files: ['web/src/routes/**'],
    imports: ['layout', 'goods', 'account', 'component', 'browser', 'contract', 'leaf', 'route'],
    without: ['react-hot-toast', ...firebase],
  },
  {
    name: 'app',
    files: ['web/src/app/**'],
    imports: [
      ...['layout', 'goods', 'account', 'component', 'browser', 'contract', 'leaf', 'route'],
      'screen',
    ],
    without: firebase,
  },
  { name: 'worker', files: ['web/worker/**'], imports: ['leaf'] },
  { name: 'pictures', files: ['web/pictures/**'], imports: ['leaf'] },
  { name: 'build', files: ['web/build/**', 'web/*.ts'], imports: ['leaf', 'route', 'pictures'] },
  { name: 'e2e', files: ['e2e/**'], imports: ['leaf', 'route', 'contract', 'tools'] },
  { name: 'tools', files: ['tools/**'], imports: ['leaf'] },
]

function policiesOf({ name, imports = [], packages = ['**'], types = [], without = [] }: Layer) {
  const external = { origin: 'external' }
  return [
    { allow: { to: [{ file: { categories: [name, ...imports] } }] } },
    { allow: { to: [{ module: { origin: 'core' } }] } },
    ...packages.map((source) => ({ allow: { to: { module: { ...external, source } } } })),
    ...types.map((source) => ({
      allow: { to: { module: { ...external, source } }, dependency: { kind: 'type' } },
    })),
    ...without.map((source) => ({ disallow: { to: { module: { ...external, source } } } })),
  ]
}

/** Each layer checks its own policies only: all in one rule would take five times as long. */
const rulesOf = (layer: Layer): Linter.Config => ({
  files: layer.files.map((files) => files.replace(/\*\*$/, '**/*.{ts,tsx,mjs}')),
  ignores: ['**/*.test.*', '**/testing/**', '**/fake*'],
  plugins: { boundaries },
  settings: {
    'boundaries/files': [{ category: 'leaf', pattern: 'web/*.json' }].concat(
      layers.flatMap(({ name, files }) => files.map((pattern) => ({ category: name, pattern }))),
    ),
    'boundaries/files-single-match': true,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        policies: policiesOf(layer),
      },
    ],
  },
})

/**
 * Lint rules that hold the layers; tests and what they are made of may import anything. The last
 * configuration of a file counts.
 */
export const importRules = layers.map(rulesOf).toReversed()
