import { expect, test } from 'vitest'
import { functionBundle } from './function.ts'
import { treeOf } from './tree.ts'

const sound =
  "import path from 'node:path'\nexport const api = { __endpoint: { httpsTrigger: {} } }"

const bundle = (code: string) =>
  treeOf({
    'functions/lib/index.js': code,
    'functions/package.json': { type: 'module', dependencies: { 'firebase-admin': '13.10.0' } },
  })

test('a bundle that loads and exports the function is sound', async () => {
  expect(await functionBundle.faults(bundle(sound))).toEqual([])
})

test.for([
  ['export const shop = 1', 'the bundle exports no HTTPS function api'],
  ["throw new Error('no config')", 'the bundle does not load: Error: no config'],
  ['export const api = {', expect.stringContaining('SyntaxError')],
  [
    'import { z } from "zod/mini"',
    'the function imports zod, which its package.json does not list',
  ],
  [
    'export const api = () => import("@scope/part/sub")',
    'the function imports @scope/part, which its package.json does not list',
  ],
])('%s: a fault', async ([code = '', fault]) => {
  expect(await functionBundle.faults(bundle(String(code)))).toEqual([fault])
})
