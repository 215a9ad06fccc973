// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import { forgetUnsavedProfile, keepUnsavedProfile, unsavedProfile } from './unsaved-profile.ts'

const typed = {
  name: 'নাদিয়া',
  phone: '',
  address: { street: 'Road 7', city: 'Dhaka', state: '', zip: '', country: '' },
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('what was typed is found again, empty texts too', () => {
  keepUnsavedProfile('nadia', typed)

  expect(unsavedProfile('nadia')).toEqual(typed)
})

test('another user does not get it, and then nobody does', () => {
  keepUnsavedProfile('nadia', typed)

  expect(unsavedProfile('eve')).toBeUndefined()
  expect(unsavedProfile('nadia')).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('forgotten is forgotten', () => {
  keepUnsavedProfile('nadia', typed)

  forgetUnsavedProfile()

  expect(unsavedProfile('nadia')).toBeUndefined()
})

test.each(['not JSON', 'null', '7', '[]', '{"name":7}'])(
  '%s in the storage counts as nothing',
  (text) => {
    sessionStorage.setItem('unsaved-profile', text)

    expect(unsavedProfile('nadia')).toBeUndefined()
  },
)

test('storage that throws is no error', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })

  keepUnsavedProfile('nadia', typed)
  forgetUnsavedProfile()

  expect(unsavedProfile('nadia')).toBeUndefined()
})
