import { afterEach, expect, test, vi } from 'vitest'
import { removeUnsavedProfile, storeUnsavedProfile, unsavedProfile } from './unsaved-profile.ts'

const typed = {
  name: 'নাদিয়া',
  phone: '',
  address: { street: 'Road 7', city: 'Dhaka', state: '', zip: '', country: '' },
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

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

test('removeUnsavedProfile removes the input', () => {
  storeUnsavedProfile('nadia', typed)

  removeUnsavedProfile()

  expect(unsavedProfile('nadia')).toBeUndefined()
})

test.each(['not JSON', 'null', '7', '[]', '{"name":7}'])('%s is stored → is ignored', (text) => {
  sessionStorage.setItem('unsaved-profile', text)

  expect(unsavedProfile('nadia')).toBeUndefined()
})

test('storage throws → no function throws', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })

  storeUnsavedProfile('nadia', typed)
  removeUnsavedProfile()

  expect(unsavedProfile('nadia')).toBeUndefined()
})
