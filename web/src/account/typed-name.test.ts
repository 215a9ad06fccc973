// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import { forgetTypedName, forgetTypedNames, keepTypedName, typedNameOf } from './typed-name.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a name waits for whom it was typed', () => {
  keepTypedName('ada@example.com', 'নাদিয়া')

  expect(typedNameOf('ada@example.com')).toBe('নাদিয়া')
  expect(typedNameOf('eve@example.com')).toBeUndefined()
})

test('one can be forgotten, or all of them and nothing else', () => {
  localStorage.setItem('web-config', 'stays')
  for (const who of ['ada', 'eve', 'zoe']) keepTypedName(who, who)

  forgetTypedName('ada')
  expect([typedNameOf('ada'), typedNameOf('eve')]).toEqual([undefined, 'eve'])

  forgetTypedNames()
  expect(Object.keys(localStorage)).toEqual(['web-config'])
})

test('storage that throws is no error: no name waits', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })

  keepTypedName('ada', 'Ada')
  forgetTypedName('ada')
  forgetTypedNames()

  expect(typedNameOf('ada')).toBeUndefined()
})
