import { afterEach, expect, test } from 'vitest'
import { providerOrigins, webConfigKey } from './provider-origins.ts'

afterEach(() => localStorage.clear())

test('a web config is stored → returns its origins', () => {
  localStorage.setItem(webConfigKey, '{"origins":["http://127.0.0.1:9099"]}')

  expect(providerOrigins()).toEqual(['http://127.0.0.1:9099'])
})

test.each([undefined, '{', 'null', '{"origins":"x"}'])('stored config %s → returns []', (text) => {
  if (text) localStorage.setItem(webConfigKey, text)

  expect(providerOrigins()).toEqual([])
})
