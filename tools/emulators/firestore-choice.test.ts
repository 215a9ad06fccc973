import { expect, test } from 'vitest'
import { chooseFirestore } from './firestore-choice.ts'
import type { AvailableEmulators } from './firestore-choice.ts'

const everything: AvailableEmulators = {
  given: '127.0.0.1:9000',
  wanted: undefined,
  javaMajor: 21,
  ownJar: 'own.jar',
  downloadable: true,
  gcloudJar: 'gcloud.jar',
}
const nothing: AvailableEmulators = {
  given: undefined,
  wanted: undefined,
  javaMajor: 0,
  ownJar: undefined,
  downloadable: false,
  gcloudJar: undefined,
}
const machine = { ...everything, given: undefined }

test('FIRESTORE_EMULATOR_HOST is set → chooses that emulator', () => {
  expect(chooseFirestore(everything)).toMatchObject({ kind: 'given', host: '127.0.0.1:9000' })
})

test("Java 21 and a cached jar → chooses firebase-tools' emulator", () => {
  expect(chooseFirestore(machine)).toMatchObject({ kind: 'official', launch: ['-jar', 'own.jar'] })
})

test('Java 21 without a cached jar → chooses the download', () => {
  expect(chooseFirestore({ ...machine, ownJar: undefined })).toMatchObject({ kind: 'download' })
})

test.for([
  { ...machine, javaMajor: 11 },
  { ...machine, ownJar: undefined, downloadable: false },
])('%o → chooses the gcloud emulator', (facts) => {
  expect(chooseFirestore(facts)).toMatchObject({
    kind: 'official',
    launch: ['-cp', 'gcloud.jar', expect.stringContaining('CloudFirestore')],
  })
})

test.for([nothing, { ...nothing, javaMajor: 21 }, { ...machine, javaMajor: 8 }])(
  '%o → chooses the pure-Node emulator',
  (available) => {
    expect(chooseFirestore(available)).toMatchObject({ kind: 'node' })
  },
)

test('FIRESTORE=official → chooses an emulator with security rules, or throws', () => {
  const old = { ...machine, javaMajor: 17 }
  expect(chooseFirestore({ ...old, wanted: 'official' })).toMatchObject({ kind: 'official' })

  expect(() => chooseFirestore({ ...nothing, wanted: 'official' })).toThrow('there is no Java')
})

test('FIRESTORE=node → chooses the pure-Node emulator', () => {
  expect(chooseFirestore({ ...machine, wanted: 'node' })).toMatchObject({ kind: 'node' })
})

test('any other value of FIRESTORE → error', () => {
  expect(() => chooseFirestore({ ...machine, wanted: 'best' })).toThrow(
    "FIRESTORE may be 'official' or 'node', not 'best'.",
  )
})
