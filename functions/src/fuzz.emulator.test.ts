import { initializeApp } from 'firebase-admin/app'
import { beforeAll, expect, test } from 'vitest'
import { firestoreProfiles } from './profiles/profiles.ts'
import { fuzz } from './testing/fuzz.ts'

beforeAll(() => {
  if (!process.env['FIRESTORE_EMULATOR_HOST']) {
    throw new Error('These tests need a Firestore emulator: set FIRESTORE_EMULATOR_HOST.')
  }
  initializeApp({ projectId: 'demo-fuzz' })
})

test('100 random requests get documented responses, and the documents in Firestore stay valid', async () => {
  const statuses = await fuzz({ profiles: firestoreProfiles, runs: 100 })

  expect(statuses.get(200)).toBeGreaterThan(0)
}, 120_000)
