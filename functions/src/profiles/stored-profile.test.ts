import { emptyDetails } from '@shop/contract/profile'
import { expect, test } from 'vitest'
import { parseStoredProfile } from './stored-profile.ts'

const time = (iso: string) => ({ toDate: () => new Date(iso) })
const created = '2026-11-20T06:00:00.000Z'
const updated = '2026-11-22T06:00:00.000Z'
const first = { name: 'Ada', email: 'ada@example.com', createdAt: time(created) }
const read = {
  ...{ ...emptyDetails, uid: 'ada', name: 'Ada', email: 'ada@example.com' },
  ...{ createdAt: created, updatedAt: created },
}
const unmarked = { emailVerified: undefined, verifiedEmail: '', signInMethod: '', notBefore: 0 }
const dhaka = { ...emptyDetails.address, city: 'Dhaka' }
const google = { emailVerified: true, signInMethod: 'google.com', notBefore: 1_800_000_000 }

/** The shapes of documents before each schema change (a change adds the previous shape), and edited ones. */
test.each<[shape: string, document: object, profile?: object, owner?: object]>([
  ['of the first schema', {}],
  ['updated', { phone: '1', updatedAt: time(updated) }, { phone: '1', updatedAt: updated }],
  ['with part of an address', { address: { city: 'Dhaka' } }, { address: dhaka }],
  [
    'without a country',
    { address: { country: '' } },
    { address: { ...dhaka, city: '', country: '' } },
  ],
  ['with direction marks', { name: '\u202eA\u200bda\u0000' }],
  ['from before signInMethod', { emailVerified: true }, {}, { emailVerified: true }],
  ['with fields that have left', { ...google, googleId: '1', referredBy: 'CODE' }, {}, google],
  ['that has started afresh', { detailsCleared: true }, { detailsCleared: true }],
  ['updated afterwards', { detailsCleared: false }],
  [
    'with one notification, from before the others',
    { notifications: { drops: true } },
    { notifications: { ...emptyDetails.notifications, drops: true } },
  ],
  ['with a number as phone', { phone: 8801711 }],
  [
    'with an odd createdAt',
    { createdAt: { toDate: 1 } },
    { createdAt: updated, updatedAt: updated },
  ],
  ['with text as address', { address: 'Dhaka' }],
  ['with a number as zip', { address: { city: 'Dhaka', zip: 1219 } }, { address: dhaka }],
  ['with odd notifications', { notifications: { orders: 'yes' }, detailsCleared: 'yes' }],
  ['with odd marks', { emailVerified: 'yes', verifiedEmail: 1, signInMethod: 7, notBefore: 'now' }],
  ['from before verifiedEmail', google, {}, google],
])('reads a document %s', (_, document, profile = {}, owner = {}) => {
  expect(parseStoredProfile('ada', { ...first, ...document }, new Date(updated))).toEqual({
    profile: { ...read, ...profile },
    owner: { ...unmarked, ...owner },
  })
})
