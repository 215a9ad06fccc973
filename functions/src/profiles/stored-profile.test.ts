import { expect, test } from 'vitest'
import { parseStoredProfile } from './stored-profile.ts'
import { storedProfiles } from '../testing/stored-profiles.ts'

const timestamp = { toDate: () => new Date('2026-11-20T06:00:00.000Z') }
const fresh = { name: 'Ada', email: 'ada@example.com', createdAt: timestamp }

test.each(Object.entries(storedProfiles))('document %s → is parsed', (_, { document, profile }) => {
  expect(parseStoredProfile('ada', document)).toEqual(profile)
})

test('a country that the user cleared → stays empty', () => {
  const profile = parseStoredProfile('ada', { ...fresh, address: { city: 'Dhaka', country: '' } })

  expect(profile.address).toMatchObject({ city: 'Dhaka', country: '' })
})

test('a document that is not a profile → error without its values', () => {
  const parse = () => parseStoredProfile('ada', { ...fresh, email: 12345, createdAt: 'secret' })

  expect(parse).toThrow(/email[^]*createdAt/)
  expect(parse).not.toThrow(/12345|secret/)
})

test.each([
  ['name', { ...fresh, name: undefined }],
  ['name', { ...fresh, name: 7 }],
  ['phone', { ...fresh, phone: null }],
  ['address', { ...fresh, address: ['Dhaka'] }],
  ['address.zip', { ...fresh, address: { zip: 1219 } }],
  ['notifications', { ...fresh, notifications: true }],
  ['notifications.orders', { ...fresh, notifications: { orders: 'yes' } }],
  ['the document', undefined],
])('a document with a missing or mistyped %s → error: %j', (field, document) => {
  expect(() => parseStoredProfile('ada', document)).toThrow(`a profile: ${field} cannot be read`)
})
