import { expect, test } from 'vitest'
import { storeUnsavedProfile, unsavedProfile } from './unsaved-profile.ts'

const typed = {
  name: 'নাদিয়া',
  phone: '',
  address: { street: 'Road 7', city: 'Dhaka', state: '', zip: '', country: '' },
}

test('returns stored input, including empty strings', () => {
  storeUnsavedProfile('nadia', typed)

  expect(unsavedProfile('nadia')).toEqual(typed)
})

test('removes the input when another user reads it', () => {
  storeUnsavedProfile('nadia', typed)

  expect(unsavedProfile('eve')).toBeUndefined()
  expect(unsavedProfile('nadia')).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['not JSON', 'null', '7', '[]', '{"name":7}'])('ignores invalid input: %s', (text) => {
  sessionStorage.setItem('unsaved-profile', text)

  expect(unsavedProfile('nadia')).toBeUndefined()
})
