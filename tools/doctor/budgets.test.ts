import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { budgets } from './budgets.ts'
import { createTree } from './test-tree.ts'

const page = ['a', 'b']
  .map((name) => `<link rel="later" crossorigin href="/assets/${name}.js">`)
  .concat('<link rel="session" crossorigin href="/assets/engine.js">')
  .join('')
const manifest = {
  'src/account/connect.ts': { file: 'assets/sdk.js', imports: ['_shared.js'] },
  'src/account/auth-runtime.ts': { file: 'assets/engine.js', imports: ['_shared.js', '_b.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/account/auth-runtime.ts'] },
  '_b.js': { file: 'assets/b.js' },
}
/** About 700 bytes after gzip. */
const chunk = () => randomBytes(490).toString('latin1')

const site = (budget: { page: number; login: number }) =>
  createTree({
    'web/budgets.json': {
      default: { script: budget.page },
      exceptions: { login: { script: budget.login }, home: { picture: 0 } },
    },
    'web/dist/.vite/manifest.json': manifest,
    'web/dist/index.html': page,
    'web/dist/login.html': page,
    ...Object.fromEntries(
      ['a', 'b', 'engine', 'sdk', 'shared'].map((name) => [`web/dist/assets/${name}.js`, chunk()]),
    ),
  })

test('shared scripts → counted once; account form → the auth chunks are added', async () => {
  expect(await budgets.findFaults(site({ page: 2_000, login: 4_000 }))).toEqual([])
})

test('page over budget → fault', async () => {
  expect(await budgets.findFaults(site({ page: 1_000, login: 4_000 }))).toEqual([
    expect.stringMatching(/^index\.html: 1\d{3} bytes of JavaScript, more than 1000$/),
  ])
})

test('account form over budget → fault', async () => {
  expect(await budgets.findFaults(site({ page: 2_000, login: 3_200 }))).toEqual([
    expect.stringMatching(/^login\.html: 3\d{3} bytes of JavaScript, more than 3200$/),
  ])
})
