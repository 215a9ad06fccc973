import { expect, test } from 'vitest'
import { storeUnsavedProfile, unsavedProfile } from './unsaved-profile.ts'

const typed = {
  name: 'নাদিয়া',
  phone: '',
  address: { street: 'Road 7', city: 'Dhaka', state: '', zip: '', country: '' },
}

test('input is stored → unsavedProfile returns it, including empty strings', () => {
  storeUnsavedProfile('nadia', typed)

  expect(unsavedProfile('nadia')).toEqual(typed)
})

test('another user reads the input → returns undefined and removes the input', () => {
  storeUnsavedProfile('nadia', typed)

  expect(unsavedProfile('eve')).toBeUndefined()
  expect(unsavedProfile('nadia')).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['not JSON', 'null', '7', '[]', '{"name":7}'])('%s is stored → is ignored', (text) => {
  sessionStorage.setItem('unsaved-profile', text)

  expect(unsavedProfile('nadia')).toBeUndefined()
})
