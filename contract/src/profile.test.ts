import { expect, test } from 'vitest'
import { defaultCountry, profileLimits } from './profile.ts'

test('a profile’s limits are those that users and the API were promised', () => {
  expect(profileLimits).toEqual({ name: 100, phone: 32, street: 200, address: 100 })
})

test('an address begins in Bangladesh', () => {
  expect(defaultCountry).toBe('Bangladesh')
})
