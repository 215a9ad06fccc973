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
const unmarked = { emailVerified: undefined, signInMethod: '', notBefore: 0 }
const dhaka = { ...emptyDetails.address, city: 'Dhaka' }
const parse = (document: Record<string, unknown>) =>
  parseStoredProfile('ada', document, new Date(updated))

/** The shapes of documents before each schema change. A change adds the previous shape. */
test.each<[shape: string, document: object, profile: object, owner: object]>([
  ['of the first schema', {}, {}, {}],
  [
    'of the first schema, updated',
    { phone: '1', address: { city: 'Dhaka' }, updatedAt: time(updated) },
    { phone: '1', address: dhaka, updatedAt: updated },
    {},
  ],
  [
    'with control characters and direction marks',
    { name: '\u202eA\u200bda\u0000', address: { city: 'Dhaka\u0085' } },
    { address: dhaka },
    {},
  ],
  ['from before signInMethod', { emailVerified: true }, {}, { emailVerified: true }],
  [
    'of an unknown sign-in method',
    { emailVerified: false, signInMethod: '' },
    {},
    { emailVerified: false },
  ],
  [
    'with a Google account’s id and a referral code',
    { emailVerified: true, signInMethod: 'google.com', googleId: '1', referredBy: 'SHOBOLABCDEF' },
    {},
    { emailVerified: true, signInMethod: 'google.com' },
  ],
  [
    'that has started afresh',
    { signInMethod: 'google.com', notBefore: 1_800_000_000, detailsCleared: true },
    { detailsCleared: true },
    { signInMethod: 'google.com', notBefore: 1_800_000_000 },
  ],
  ['updated afterwards', { detailsCleared: false }, { detailsCleared: undefined }, {}],
  [
    'with one notification, from before the others',
    { notifications: { drops: true } },
    { notifications: { ...emptyDetails.notifications, drops: true } },
    {},
  ],
  [
    'with a country that the user has cleared',
    { address: { city: 'Dhaka', country: '' } },
    { address: { ...dhaka, country: '' } },
    {},
  ],
])('reads a document %s', (_, document, profile, owner) => {
  expect(parse({ ...first, ...document })).toEqual({
    profile: { ...read, ...profile },
    owner: { ...unmarked, ...owner },
  })
})

test.each<[field: string, document: object, profile: object]>([
  ['phone', { phone: 8801711 }, {}],
  ['phone', { phone: null }, {}],
  ['name', { name: ['Ada'] }, { name: '' }],
  ['email', { email: 7 }, { email: '' }],
  ['createdAt', { createdAt: 'yesterday' }, { createdAt: updated, updatedAt: updated }],
  ['createdAt', { createdAt: { toDate: 'no' } }, { createdAt: updated, updatedAt: updated }],
  ['updatedAt', { updatedAt: 7 }, {}],
  ['address', { address: 'Dhaka' }, {}],
  ['address', { address: ['Dhaka'] }, {}],
  ['address.zip', { address: { city: 'Dhaka', zip: 1219 } }, { address: dhaka }],
  ['notifications', { notifications: true }, {}],
  ['notifications.orders', { notifications: { orders: 'yes' } }, {}],
  ['detailsCleared', { detailsCleared: 'yes' }, {}],
  ['the marks', { emailVerified: 'yes', signInMethod: 7, notBefore: 'now' }, {}],
])('gives %s its default when somebody has edited it: %j', (_, document, profile) => {
  expect(parse({ ...first, ...document })).toEqual({
    profile: { ...read, ...profile },
    owner: unmarked,
  })
})
