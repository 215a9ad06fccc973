import { expect, test } from 'vitest'
import { chooseFirestore } from './firestore.ts'

const everything = { java: 21, hasOwn: true, gcloudJar: 'gcloud.jar' }
const nothing = { java: 0, hasOwn: false }

test.for([
  ['given', { ...everything, given: '127.0.0.1:9000' }],
  ['own', everything],
  ['gcloud', { ...everything, java: 17, hasOwn: false }],
  ['gcloud', { ...everything, hasOwn: false }],
  ['node', { ...everything, java: 8, hasOwn: false }],
  ['node', { java: 21, hasOwn: false }],
  ['node', nothing],
  ['node', { ...everything, wanted: 'node' }],
  ['own', { ...everything, wanted: 'official' }],
] as const)('chooses the emulator %s when the machine has %o', ([kind, available]) => {
  expect(chooseFirestore(available)).toMatchObject({ kind })
})
