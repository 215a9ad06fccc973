import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { licenceList, licences } from './licences.ts'
import { treeOf } from './tree.ts'

const mit = { license: 'MIT' }
const all = {
  web: { dependencies: { react: '1', router: '1', '@shop/contract': '1' } },
  'node_modules/@shop/contract': { link: true, resolved: 'contract' },
  contract: { license: 'MIT', dependencies: { schemas: '1' } },
  'node_modules/schemas': {
    license: '0BSD',
    peerDependencies: { compiler: '1' },
    peerDependenciesMeta: { compiler: { optional: true } },
  },
  'node_modules/compiler': { license: 'GPL-3.0' },
  'node_modules/react': mit,
  'node_modules/router': {
    license: 'ISC',
    peerDependencies: { react: '1' },
    dependencies: { cookie: '1' },
  },
  'node_modules/router/node_modules/cookie': { license: 'Apache-2.0' },
  'node_modules/cookie': { license: 'GPL-3.0' },
  'node_modules/zod': mit,
  'functions/node_modules/express': mit,
}
const own = {
  '': mit,
  'node_modules/firebase-admin': { license: 'Apache-2.0' },
  'node_modules/tester': { license: 'GPL-3.0', dev: true },
}
const sources = [
  '../../contract/src/a.ts',
  '../../node_modules/zod/v4/index.js',
  '../node_modules/express/a.js',
]

function tree(rootPackages: object = all, ownPackages: object = own) {
  const place = treeOf({
    'package-lock.json': { packages: rootPackages },
    'functions/package-lock.json': { packages: ownPackages },
    'functions/lib/index.js.map': { sources },
    'docs/licences.md': '',
  })
  writeFileSync(path.join(place.folder, 'docs/licences.md'), licenceList(place.folder))
  return place
}

test('permissive licences of all that runs, by name, are sound', async () => {
  const place = tree()

  expect(await licences.faults(place)).toEqual([])
  const lines = licenceList(place.folder)
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(lines).toEqual([
    '- **0BSD**: schemas',
    '- **Apache-2.0**: cookie',
    '- **ISC**: router',
    '- **MIT**: react',
    '- **Apache-2.0**: firebase-admin',
    '- **MIT**: express, zod',
  ])
})

const agpl = { license: 'AGPL-3.0' }

test.for([
  { where: 'in the shop', shop: { 'node_modules/react': agpl }, name: 'react' },
  { where: 'inlined in the function', shop: { 'node_modules/zod': agpl }, name: 'zod' },
  { where: 'installed with the function', server: { 'node_modules/a': agpl }, name: 'a' },
])('another licence $where is a fault', async ({ shop, server, name }) => {
  const place = tree({ ...all, ...shop }, { ...own, ...server })

  expect(await licences.faults(place)).toEqual([`${name} has the licence 'AGPL-3.0'`])
})

test('no licence at all is a fault', async () => {
  const place = tree({ ...all, 'node_modules/react': {} })

  expect(await licences.faults(place)).toEqual(["react has the licence 'none'"])
})

test('a list that is out of date is a fault', async () => {
  const place = tree()
  writeFileSync(path.join(place.folder, 'docs/licences.md'), '# Licences')

  expect(await licences.faults(place)).toEqual(['docs/licences.md is out of date'])
})
