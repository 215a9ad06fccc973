import { expect, test } from 'vitest'
import { accountName, cleanText } from './clean-text.ts'

test.each([
  ['Ada\u202e Lovelace\u0000\u0085', 'Ada Lovelace'],
  ['  Ada\r\nLovelace\t', 'Ada Lovelace'],
  ['\u2066Ada\u2069', 'Ada'],
  ['রহিমা\u200dখাতুন\u200c', 'রহিমা\u200dখাতুন\u200c'],
  ['\u0007', ''],
])('text %j → cleanText returns %j', (text, clean) => {
  expect(cleanText(text, 100)).toBe(clean)
})

test('text over the limit → is cut between code points, never inside an emoji', () => {
  expect(cleanText('💪'.repeat(101), 100)).toBe('💪'.repeat(100))
})

test.each([
  ['Ada', 'ada@example.com', 'Ada'],
  ['', 'ada@example.com', 'ada'],
  ['\u202e', '"a@b"@example.com', '"a@b"'],
])('display name %j, e-mail %s → accountName returns %s', (displayName, email, name) => {
  expect(accountName(displayName, email)).toBe(name)
})
