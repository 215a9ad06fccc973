import { afterEach, expect, test, vi } from 'vitest'
import { removeTypedName, removeTypedNames, storeTypedName, typedNameOf } from './typed-name.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a name is stored for a key → typedNameOf returns it for that key only', () => {
  storeTypedName('ada@example.com', 'নাদিয়া')

  expect(typedNameOf('ada@example.com')).toBe('নাদিয়া')
  expect(typedNameOf('eve@example.com')).toBeUndefined()
})

test('removeTypedName removes one name; removeTypedNames removes all names and no other key', () => {
  localStorage.setItem('web-config', 'stays')
  for (const key of ['ada', 'eve', 'zoe']) storeTypedName(key, key)

  removeTypedName('ada')
  expect([typedNameOf('ada'), typedNameOf('eve')]).toEqual([undefined, 'eve'])

  removeTypedNames()
  expect(Object.keys(localStorage)).toEqual(['web-config'])
})

test('storage throws → no function throws, and typedNameOf returns undefined', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })

  storeTypedName('ada', 'Ada')
  removeTypedName('ada')
  removeTypedNames()

  expect(typedNameOf('ada')).toBeUndefined()
})
