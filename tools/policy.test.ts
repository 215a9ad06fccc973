import { expect, test } from 'vitest'
import { allow, readPolicy, writePolicy } from './policy.ts'

const text = "default-src 'none'; script-src 'self' https://apis.google.com; img-src 'self'"

test('a policy is written as it was read', () => {
  expect(writePolicy(readPolicy(text))).toBe(text)
})

test('sources are added to their directives, and nothing else changes', () => {
  const more = { 'script-src': ['https://a.example'], 'connect-src': ['https://b.example'] }

  expect(allow(text, more)).toBe(
    "default-src 'none'; script-src 'self' https://apis.google.com https://a.example; " +
      "img-src 'self'; connect-src https://b.example",
  )
})
