import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { licenceList, licences } from './licences.ts'
import { createTree } from './test-tree.ts'

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
  const context = createTree({
    'package-lock.json': { packages: rootPackages },
    'functions/package-lock.json': { packages: ownPackages },
    'functions/lib/index.js.map': { sources },
    'docs/licences.md': '',
  })
  writeFileSync(path.join(context.folder, 'docs/licences.md'), licenceList(context.folder))
  return context
}

test('permissive licences → reports no fault, lists the packages by licence', async () => {
  const context = tree()

  expect(await licences.findFaults(context)).toEqual([])
  const lines = licenceList(context.folder)
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
])('package with the AGPL $where → reports a fault', async ({ shop, server, name }) => {
  const context = tree({ ...all, ...shop }, { ...own, ...server })

  expect(await licences.findFaults(context)).toEqual([`${name} has the licence 'AGPL-3.0'`])
})

test('package without a licence → reports a fault', async () => {
  const context = tree({ ...all, 'node_modules/react': {} })

  expect(await licences.findFaults(context)).toEqual(["react has the licence 'none'"])
})

test('docs/licences.md is outdated → reports a fault', async () => {
  const context = tree()
  writeFileSync(path.join(context.folder, 'docs/licences.md'), '# Licences')

  expect(await licences.findFaults(context)).toEqual(['docs/licences.md is out of date'])
})
