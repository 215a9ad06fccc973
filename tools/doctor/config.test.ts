import { expect, test } from 'vitest'
import { config } from './config.ts'
import { real, treeOf } from './tree.ts'

const environment = {
  name: 'staging',
  project: 'shop-staging',
  listed: false,
  analytics: true,
  appCheck: true,
}

test('firebase.json is understood, and so is what every environment makes of it', async () => {
  const place = treeOf({ 'firebase.json': real('firebase.json') })

  expect(await config.faults(place)).toEqual([])
  expect(await config.faults({ ...place, environment })).toEqual([])
})

test.for([
  ['a misspelt key', '"cleanUrls"', '"cleanUrl"', /cleanUrl\b/],
  [
    'a value of another type',
    '"cleanUrls": true',
    '"cleanUrls": "yes"',
    /cleanUrls.*boolean|hosting/,
  ],
])('%s is a fault', async ([, from = '', to = '', words = '']) => {
  const broken = real('firebase.json').replace(String(from), String(to))

  expect(await config.faults(treeOf({ 'firebase.json': broken }))).toEqual([
    expect.stringMatching(words),
  ])
})
