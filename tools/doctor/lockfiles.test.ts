import { expect, test } from 'vitest'
import { lockfiles } from './lockfiles.ts'
import { treeOf } from './tree.ts'

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
  treeOf({
    'package.json': { name: 'shop' },
    'functions/package.json': functions,
    'package-lock.json': { packages: rootPackages },
    'functions/package-lock.json': { packages: ownPackages },
    ...files,
  })

test('lockfiles in step, without addresses and with checksums are sound', async () => {
  expect(await lockfiles.faults(tree(all, own, { '.npmrc': 'fund=false' }))).toEqual([])
})

test.for([
  { what: 'the root’s lockfile is behind', shop: { functions: {} }, fault: /^package-lock/ },
  { what: 'the function’s own is behind', server: { '': {} }, fault: /^functions\/package-lock/ },
  {
    what: 'a package comes from somewhere',
    shop: { 'node_modules/zod': { ...zod, resolved: 'https://registry.example/zod.tgz' } },
    fault: /names where node_modules\/zod is downloaded from/,
  },
  {
    what: 'a package has no checksum',
    server: { 'node_modules/zod': {} },
    fault: /no sha512 checksum/,
  },
  {
    what: 'a package has a weak checksum',
    shop: { 'node_modules/zod': { integrity: 'sha1-a' } },
    fault: /no sha512 checksum/,
  },
])('$what: a fault', async ({ shop, server, fault }) => {
  const place = tree({ ...all, ...shop }, { ...own, ...server })

  expect(await lockfiles.faults(place)).toEqual([expect.stringMatching(fault)])
})

test.for(['registry=https://registry.example/', '//registry.example/:_authToken=a'])(
  'an .npmrc with %s is a fault',
  async (line) => {
    expect(await lockfiles.faults(tree(all, own, { 'functions/.npmrc': line }))).toEqual([
      'functions/.npmrc names a registry or a password for one',
    ])
  },
)
