import { expect, test } from 'vitest'
import { parseStoredProfile } from './stored-profile.ts'

const timestamp = { toDate: () => new Date('2026-11-20T06:00:00.000Z') }
const fresh = { name: 'Ada', email: 'ada@example.com', createdAt: timestamp }

test('what a user has not filled in yet is empty, the country Bangladesh, the change its creation', () => {
  const profile = parseStoredProfile('ada', fresh)

  expect(profile).toEqual({
    uid: 'ada',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    createdAt: '2026-11-20T06:00:00.000Z',
    updatedAt: '2026-11-20T06:00:00.000Z',
    address: { street: '', city: '', state: '', zip: '', country: 'Bangladesh' },
    owner: { emailVerified: undefined, signInMethod: undefined, notBefore: 0 },
  })
})

test('a country that its user has emptied stays empty', () => {
  const profile = parseStoredProfile('ada', { ...fresh, address: { city: 'Dhaka', country: '' } })

  expect(profile.address).toEqual({ street: '', city: 'Dhaka', state: '', zip: '', country: '' })
})

test('a document that is no profile is refused without quoting it', () => {
  const parse = () => parseStoredProfile('ada', { ...fresh, email: 12345, createdAt: 'secret' })

  expect(parse).toThrow(/email[^]*createdAt/)
  expect(parse).not.toThrow(/12345|secret/)
})
