import { expect, test } from 'vitest'
import { chooseFirestore } from './firestore.ts'

const everything = { java: 21, own: true, jar: 'gcloud.jar' }

test.for([
  ['given', everything, { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9000' }],
  ['own', everything, {}],
  ['gcloud', { ...everything, java: 17 }, {}],
  ['gcloud', { ...everything, own: false }, {}],
  ['node', { ...everything, java: 8 }, {}],
  ['node', { java: 21, own: false, jar: undefined }, {}],
  ['node', everything, { FIRESTORE: 'node' }],
  ['own', everything, { FIRESTORE: 'official' }],
] as const)('chooses %s when given %o and %o', async ([kind, { java, own, jar }, environment]) => {
  const machine = {
    javaVersion: () => java,
    hasOwn: () => Promise.resolve(own),
    findGcloudJar: () => jar,
  }

  expect(await chooseFirestore(environment, machine)).toMatchObject({ kind })
})
