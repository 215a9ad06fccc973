import type { Owner } from '../profiles/stored-profile.ts'

const time = (iso: string) => ({ toDate: () => new Date(iso) })

const created = '2026-11-20T06:00:00.000Z'
const updated = '2026-11-22T06:00:00.000Z'
const first = { name: 'Ada', email: 'ada@example.com', createdAt: time(created) }
const empty = {
  phone: '',
  address: { street: '', city: '', state: '', zip: '', country: 'Bangladesh' },
}
const dhaka = { ...empty.address, city: 'Dhaka' }
const complete = { ...first, ...empty, updatedAt: time(updated) }
const notifications = { orders: true, drops: false, reads: false }
const read = {
  ...{ uid: 'ada', ...first, ...empty, notifications },
  ...{ createdAt: created, updatedAt: updated },
}
const unknownOwner: Owner = { emailVerified: undefined, signInMethod: undefined, notBefore: 0 }

/**
 * Documents of users/ from before each schema change. `profile` has the values that parsing must return.
 * A schema change adds an entry for the previous shape and leaves the others unchanged.
 */
export const storedProfiles = {
  'of the first schema: only the filled-in fields, no updatedAt': {
    document: first,
    profile: { ...read, updatedAt: created, owner: unknownOwner },
  },
  'of the first schema, updated: the filled-in fields and updatedAt': {
    document: { ...first, phone: '1', address: { city: 'Dhaka' }, updatedAt: time(updated) },
    profile: { ...read, phone: '1', address: dhaka, owner: unknownOwner },
  },
  'with control characters and direction overrides, from before their validation': {
    document: { ...first, name: '\u202eA\u0000da', address: { city: 'Dha\u0085ka' } },
    profile: { ...read, updatedAt: created, address: dhaka, owner: unknownOwner },
  },
  'with every detail, from before emailVerified and signInMethod': {
    document: complete,
    profile: { ...read, owner: unknownOwner },
  },
  'from before signInMethod, with emailVerified from a later token': {
    document: { ...complete, emailVerified: true },
    profile: { ...read, owner: { ...unknownOwner, emailVerified: true } },
  },
  'with emailVerified and signInMethod': {
    document: { ...complete, emailVerified: false, signInMethod: 'password' },
    profile: { ...read, owner: { emailVerified: false, signInMethod: 'password', notBefore: 0 } },
  },
  'with the owner’s Google account': {
    document: {
      ...{ ...complete, emailVerified: true, signInMethod: 'google.com' },
      googleId: '1234567890',
    },
    profile: {
      ...read,
      owner: {
        ...{ emailVerified: true, signInMethod: 'google.com', notBefore: 0 },
        googleId: '1234567890',
      },
    },
  },
  'reset for the verified owner of its e-mail': {
    document: {
      ...complete,
      emailVerified: true,
      signInMethod: 'google.com',
      notBefore: 1_800_000_000,
      detailsCleared: true,
    },
    profile: {
      ...read,
      detailsCleared: true,
      owner: { emailVerified: true, signInMethod: 'google.com', notBefore: 1_800_000_000 },
    },
  },
  'with every other field, from before notifications': {
    document: {
      ...{ ...complete, phone: '1', address: dhaka, detailsCleared: false },
      ...{ emailVerified: true, signInMethod: 'google.com' },
      ...{ notBefore: 1_800_000_000, googleId: '1234567890' },
    },
    profile: {
      ...{ ...read, phone: '1', address: dhaka },
      owner: {
        ...{ emailVerified: true, signInMethod: 'google.com' },
        ...{ notBefore: 1_800_000_000, googleId: '1234567890' },
      },
    },
  },
  'with the code of a referral link, from when a registration had one': {
    document: { ...complete, referredBy: 'SHOBOLABCDEF' },
    profile: { ...read, owner: unknownOwner },
  },
  'with one notification changed, from before the others': {
    document: { ...complete, notifications: { drops: true } },
    profile: { ...read, notifications: { ...notifications, drops: true }, owner: unknownOwner },
  },
  'updated after a reset': {
    document: {
      ...complete,
      emailVerified: true,
      signInMethod: 'google.com',
      notBefore: 1_800_000_000,
      detailsCleared: false,
    },
    profile: {
      ...read,
      owner: { emailVerified: true, signInMethod: 'google.com', notBefore: 1_800_000_000 },
    },
  },
}
