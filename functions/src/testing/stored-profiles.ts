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
const read = { uid: 'ada', ...first, ...empty, createdAt: created, updatedAt: updated }
const unknownOwner: Owner = { emailVerified: undefined, signInMethod: undefined, notBefore: 0 }

/**
 * Documents of users/ as they have been stored before each change of the schema, and as each reads
 * today but for fields that are newer. A change of the schema adds the shape before it, and changes none.
 */
export const storedProfiles = {
  'as created at first: nothing that its user has not filled in, no time of a change': {
    document: first,
    profile: { ...read, updatedAt: created, owner: unknownOwner },
  },
  'changed at that time: the fields that its user has filled in, and the time of the change': {
    document: { ...first, phone: '1', address: { city: 'Dhaka' }, updatedAt: time(updated) },
    profile: { ...read, phone: '1', address: dhaka, owner: unknownOwner },
  },
  'with control characters and direction overrides, before they were refused': {
    document: { ...first, name: '\u202eA\u0000da', address: { city: 'Dha\u0085ka' } },
    profile: { ...read, updatedAt: created, address: dhaka, owner: unknownOwner },
  },
  'with every field from its creation on, before its owner was kept': {
    document: complete,
    profile: { ...read, owner: unknownOwner },
  },
  'of that time, marked by the token of its owner': {
    document: { ...complete, emailVerified: true },
    profile: { ...read, owner: { ...unknownOwner, emailVerified: true } },
  },
  'with its owner': {
    document: { ...complete, emailVerified: false, signInMethod: 'password' },
    profile: { ...read, owner: { emailVerified: false, signInMethod: 'password', notBefore: 0 } },
  },
  'with the Google account of its owner': {
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
  'started afresh for the verified owner of its address': {
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
  'changed after that': {
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
