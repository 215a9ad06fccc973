import { initializeApp } from 'firebase-admin/app'
import { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { callOf, userOf } from '../testing/test-app.ts'
import { firestoreProfiles as profiles } from './profiles.ts'

beforeAll(() => void initializeApp({ projectId: 'demo-codes' }))
afterEach(() => void vi.restoreAllMocks())

/** Every call of the store while Firestore fails with this error. */
function failWith(code: number, message: string) {
  const failure = () => Promise.reject(Object.assign(new Error(message), { code }))
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(failure)
  vi.spyOn(DocumentReference.prototype, 'delete').mockImplementation(failure)
  vi.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(failure)
  const call = callOf(userOf('ada'))
  return [profiles.read('ada'), profiles.change(call, () => 'leave'), profiles.remove(call)]
}

test.each([
  ...[1, 2, 4, 5, 6, 8, 10, 13, 14, 15, 16].map((code) => [code, 'failed'] as const),
  [3, 'The referenced transaction has expired or is no longer valid.'] as const,
  [3, 'Transaction is invalid or closed.'] as const,
])('gRPC status %i (%s) is an outage', async (code, message) => {
  for (const call of failWith(code, message))
    await expect(call).rejects.toMatchObject({ code: 'unavailable', cause: { code } })
})

test.each([3, 7, 9, 11, 12])('gRPC status %i is a mistake of ours', async (code) => {
  for (const call of failWith(code, 'failed')) await expect(call).rejects.toMatchObject({ code })
})

test('nothing is removed after the deadline', async () => {
  const remove = vi.spyOn(DocumentReference.prototype, 'delete')
  const signal = AbortSignal.abort(new Error('too late'))

  await expect(profiles.remove({ user: userOf('ada'), signal })).rejects.toThrow('too late')

  expect(remove).not.toHaveBeenCalled()
})
