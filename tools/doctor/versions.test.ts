import { expect, test } from 'vitest'
import { treeOf } from './tree.ts'
import { versions } from './versions.ts'

const lock = { packages: { 'node_modules/firebase-admin': { version: '13.10.0' } } }
const sound = {
  '.nvmrc': '24\n',
  'firebase.json': { functions: [{ runtime: 'nodejs24' }] },
  'functions/package.json': {
    engines: { node: '24' },
    dependencies: { 'firebase-admin': '13.10.0' },
  },
  'package-lock.json': lock,
  'functions/package-lock.json': lock,
}
const older = { packages: { 'node_modules/firebase-admin': { version: '13.9.0' } } }

test('one Node everywhere and exact versions that both lockfiles have are sound', async () => {
  expect(await versions.faults(treeOf(sound))).toEqual([])
})

test.for([
  { file: '.nvmrc', holds: '22', fault: /versions of Node differ: 22 in \.nvmrc, 24/ },
  {
    file: 'firebase.json',
    holds: { functions: [{ runtime: 'nodejs22' }] },
    fault: /22 in firebase\.json/,
  },
  { file: 'firebase.json', holds: { functions: [] }, fault: /none in firebase\.json/ },
  {
    file: 'package-lock.json',
    holds: older,
    fault: /^package-lock\.json has firebase-admin 13\.9\.0, not 13\.10\.0/,
  },
  {
    file: 'functions/package-lock.json',
    holds: { packages: {} },
    fault: /firebase-admin nowhere/,
  },
  {
    file: 'functions/package.json',
    holds: { engines: { node: '24' }, dependencies: { 'firebase-admin': '^13.10.0' } },
    fault: /not one exact version/,
  },
])('$file with $holds is a fault', async ({ file, holds, fault }) => {
  expect(await versions.faults(treeOf({ ...sound, [file]: holds }))).toEqual([
    expect.stringMatching(fault),
  ])
})
