import { expect, test } from 'vitest'
import { lockfiles } from './lockfiles.ts'
import { createTree } from './test-tree.ts'

const zod = { version: '4.6.0', integrity: 'sha512-a' }
const functions = { devDependencies: { zod: '^4.6.0' } }
const own = { '': functions, 'node_modules/zod': zod }
const all = {
  '': { name: 'shop' },
  functions,
  'node_modules/functions': { resolved: 'functions', link: true },
  'node_modules/zod': zod,
}

const tree = (rootPackages: object, ownPackages: object, files: Record<string, unknown> = {}) =>
  createTree({
    'package.json': { name: 'shop' },
    'functions/package.json': functions,
    'package-lock.json': { packages: rootPackages },
    'functions/package-lock.json': { packages: ownPackages },
    ...files,
  })

test('matching lockfiles with checksums and without URLs → reports no fault', async () => {
  expect(await lockfiles.findFaults(tree(all, own, { '.npmrc': 'fund=false' }))).toEqual([])
})

test.for([
  { name: 'outdated root lockfile', shop: { functions: {} }, fault: /^package-lock/ },
  { name: 'outdated functions lockfile', server: { '': {} }, fault: /^functions\/package-lock/ },
  {
    name: 'download URL',
    shop: { 'node_modules/zod': { ...zod, resolved: 'https://registry.example/zod.tgz' } },
    fault: /names where node_modules\/zod is downloaded from/,
  },
  {
    name: 'no checksum',
    server: { 'node_modules/zod': {} },
    fault: /no sha512 checksum/,
  },
  {
    name: 'weak checksum',
    shop: { 'node_modules/zod': { integrity: 'sha1-a' } },
    fault: /no sha512 checksum/,
  },
])('$name → reports a fault', async ({ shop, server, fault }) => {
  const context = tree({ ...all, ...shop }, { ...own, ...server })

  expect(await lockfiles.findFaults(context)).toEqual([expect.stringMatching(fault)])
})

test.for(['registry=https://registry.example/', '//registry.example/:_authToken=a'])(
  '.npmrc with %s → reports a fault',
  async (line) => {
    expect(await lockfiles.findFaults(tree(all, own, { 'functions/.npmrc': line }))).toEqual([
      'functions/.npmrc names a registry or a password for one',
    ])
  },
)
