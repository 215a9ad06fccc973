import boundaries from 'eslint-plugin-boundaries'
import type { Linter } from 'eslint'

/**
 * A file belongs to the first layer that matches. `imports` are other layers, for import() too. `packages` is an
 * allowlist; without it a layer may import every package that is not restricted.
 */
type Layer = { name: string; files: string[]; imports?: string[]; packages?: string[] }

/** Data and constants, which Node, tsx and Playwright import directly. */
const leaves = [
  'web/src/account/demo-project.ts',
  'web/src/account/errors.ts',
  'web/src/account/notices.ts',
  'web/src/brand/*.ts',
  'web/src/pictures/*.ts',
  'web/src/merchandise/*.ts',
  'web/src/catalog/*.ts',
  'web/src/catalog/*/*.ts',
  'web/src/routes/*/*-text.ts',
  'web/src/routes/blog/articles.ts',
  'web/src/routes/home/showcase.ts',
  'web/src/paths.ts',
  'web/src/routes.ts',
]

const restricted = ['firebase', 'firebase/**', '@firebase/**', 'react-hot-toast']

const base = ['ui', 'navigation', 'browser', 'leaf']
const parts = ['component', 'contract', ...base]

const layers: Layer[] = [
  { name: 'contract', files: ['contract/src/**'], packages: ['valibot'] },
  { name: 'functions', files: ['functions/src/**'], imports: ['contract'] },
  { name: 'leaf', files: leaves, packages: ['@shop/contract'] },
  { name: 'browser', files: ['web/src/browser/**'], imports: ['contract'] },
  { name: 'ui', files: ['web/src/ui/**'], imports: ['browser'], packages: ['**'] },
  { name: 'navigation', files: ['web/src/navigation/**'], imports: ['ui', 'browser'] },
  { name: 'component', files: ['web/src/components/**'], imports: base },
  {
    name: 'catalog',
    files: ['web/src/catalog/**', 'web/src/merchandise/**'],
    imports: ['component', ...base],
  },
  {
    name: 'firebase',
    files: ['web/src/account/{firebase,web-config,analytics,app-check}.ts'],
    imports: ['account', 'browser', 'contract', 'leaf'],
    packages: ['**'],
  },
  { name: 'account', files: ['web/src/account/**'], imports: ['firebase', ...parts] },
  { name: 'layout', files: ['web/src/layout/**'], imports: ['catalog', 'account', ...parts] },
  {
    name: 'screen',
    files: ['web/src/routes/**'],
    imports: ['layout', 'catalog', 'account', ...parts],
  },
  {
    name: 'app',
    files: ['web/src/app/**'],
    imports: ['screen', 'layout', 'catalog', 'account', ...parts],
  },
  { name: 'boot', files: ['web/src/boot/**'], imports: ['app', 'catalog', 'account', ...parts] },
  { name: 'worker', files: ['web/worker/**'], imports: ['leaf'] },
  { name: 'pictures', files: ['web/pictures/**'], imports: ['leaf'] },
  {
    name: 'build',
    files: ['web/build/**', 'web/*.ts', 'functions/*.ts'],
    imports: ['leaf', 'pictures'],
  },
  { name: 'e2e', files: ['e2e/**'], imports: ['leaf', 'contract', 'build', 'tools'] },
  { name: 'fonts', files: ['web/fonts/**'], imports: ['leaf'] },
  { name: 'tools', files: ['tools/**'], imports: ['leaf', 'build', 'functions'] },
  {
    name: 'bench',
    files: ['bench/**'],
    imports: ['leaf', 'contract', 'functions', 'tools', 'e2e'],
  },
]

function policiesOf({ name, imports = [], packages }: Layer) {
  const external = (source: string) => ({ to: { module: { origin: 'external', source } } })
  return [
    { allow: { to: [{ file: { categories: [name, ...imports] } }] } },
    { allow: { to: [{ module: { origin: 'core' } }] } },
    ...(packages ?? ['**']).map((source) => ({ allow: external(source) })),
    ...(packages ? [] : restricted).map((source) => ({ disallow: external(source) })),
  ]
}

/** One config per layer: a single rule with all policies is five times slower. */
const rulesOf = (layer: Layer): Linter.Config => ({
  files: layer.files.map((files) => files.replace(/\*\*$/, '**/*.{ts,tsx,mjs}')),
  ignores: ['**/*.test.*', '**/testing/**', '**/fake*'],
  plugins: { boundaries },
  settings: {
    'boundaries/files': [
      { category: 'leaf', pattern: '{web/src/pictures/*,functions/package}.json' },
    ].concat(
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

/** Leaves run in Node, in browsers and in the worker alike. */
const portableLeaves: Linter.Config = {
  files: leaves,
  ignores: ['**/*.test.*'],
  rules: {
    'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'location', 'process'],
    'no-restricted-syntax': [
      'error',
      { selector: 'MetaProperty', message: 'Leaves are portable.' },
    ],
  },
}

/** Reversed, because the last matching config applies. */
export const importRules = [...layers.map(rulesOf).toReversed(), portableLeaves]
