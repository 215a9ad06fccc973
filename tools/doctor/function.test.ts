import { expect, test } from 'vitest'
import { functionBundle } from './function.ts'
import { createTree } from './test-tree.ts'

const sound =
  "import path from 'node:path'\nexport const api = { __endpoint: { httpsTrigger: {} } }"

const bundle = (code: string) =>
  createTree({
    'functions/lib/index.js': code,
    'functions/package.json': { type: 'module', dependencies: { 'firebase-admin': '13.10.0' } },
  })

test('bundle that loads and exports the function → reports no fault', async () => {
  expect(await functionBundle.findFaults(bundle(sound))).toEqual([])
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
])('bundle with the code %s → reports a fault', async ([code = '', fault]) => {
  expect(await functionBundle.findFaults(bundle(String(code)))).toEqual([fault])
})
