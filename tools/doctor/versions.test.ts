import { expect, test } from 'vitest'
import { createTree } from './test-tree.ts'
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

test('one Node version and exact, locked dependencies → reports no fault', async () => {
  expect(await versions.findFaults(createTree(sound))).toEqual([])
})

test.for([
  { file: '.nvmrc', content: '22', expected: /versions of Node differ: 22 in \.nvmrc, 24/ },
  {
    file: 'firebase.json',
    content: { functions: [{ runtime: 'nodejs22' }] },
    expected: /22 in firebase\.json/,
  },
  { file: 'firebase.json', content: { functions: [] }, expected: /none in firebase\.json/ },
  {
    file: 'package-lock.json',
    content: older,
    expected: /^package-lock\.json has firebase-admin 13\.9\.0, not 13\.10\.0/,
  },
  {
    file: 'functions/package-lock.json',
    content: { packages: {} },
    expected: /firebase-admin nowhere/,
  },
  {
    file: 'functions/package.json',
    content: { engines: { node: '24' }, dependencies: { 'firebase-admin': '^13.10.0' } },
    expected: /not one exact version/,
  },
])('$file with $content → reports a fault', async ({ file, content, expected }) => {
  expect(await versions.findFaults(createTree({ ...sound, [file]: content }))).toEqual([
    expect.stringMatching(expected),
  ])
})
