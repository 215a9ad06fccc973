import { expect, test } from 'vitest'
import { allow, readPolicy, writePolicy } from './policy.ts'

const text = "default-src 'none'; script-src 'self' https://apis.google.com; img-src 'self'"

test('writePolicy(readPolicy(text)) → returns the text', () => {
  expect(writePolicy(readPolicy(text))).toBe(text)
})

test('allow → adds each source only to its directive', () => {
  const more = { 'script-src': ['https://a.example'], 'connect-src': ['https://b.example'] }

  expect(allow(text, more)).toBe(
    "default-src 'none'; script-src 'self' https://apis.google.com https://a.example; " +
      "img-src 'self'; connect-src https://b.example",
  )
})
