import { expect, test } from 'vitest'
import { config } from './config.ts'
import { testEnvironment } from './test-environment.ts'
import { createTree, readRepositoryFile } from './test-tree.ts'

const environment = { ...testEnvironment, analytics: true, appCheck: true, hstsPreload: true }

test('firebase.json and the config that a deploy derives from it → reports no fault', async () => {
  const context = createTree({ 'firebase.json': readRepositoryFile('firebase.json') })

  expect(await config.findFaults(context)).toEqual([])
  expect(await config.findFaults({ ...context, environment })).toEqual([])
})

test.for([
  ['a misspelt key', '"cleanUrls"', '"cleanUrl"', /cleanUrl\b/],
  [
    'a value of another type',
    '"cleanUrls": true',
    '"cleanUrls": "yes"',
    /cleanUrls.*boolean|hosting/,
  ],
])('firebase.json with %s → reports a fault', async ([, from = '', to = '', words = '']) => {
  const broken = readRepositoryFile('firebase.json').replace(String(from), String(to))

  expect(await config.findFaults(createTree({ 'firebase.json': broken }))).toEqual([
    expect.stringMatching(words),
  ])
})
