import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { accountName } from './profile.ts'

test.each([
  ['a phone from an address book', '\u202a+880 1711-123456\u202c', '+880 1711-123456'],
  ['two cells of a spreadsheet', 'House 7\tRoad 4', 'House 7 Road 4'],
  ['two lines', 'Ada\r\nLovelace', 'Ada Lovelace'],
  ['C1 control characters', 'Ada\u0085Lovelace\u009f', 'Ada Lovelace'],
  ['direction marks', '\u061c\u200eA\u200fd\u202ea\u2066\u2069', 'Ada'],
  ['soft hyphens', 'vi\u00adta\u00admin', 'vitamin'],
  ['line and paragraph separators', 'House 7\u2028Road 4\u2029Dhaka', 'House 7 Road 4 Dhaka'],
  ['zero-width space, word joiner and BOM', 'A\u200bd\u2060a\ufeff', 'Ada'],
  ['a dictated text', 'ada@example.com\ufffc', 'ada@example.com'],
  ['spaces of any kind at the ends', '\ufeff\u00a0 ada@example.com\u00a0\u3000', 'ada@example.com'],
  ['nothing visible', '\u200b\u0007 ', ''],
  ['fillers', '\u3164 \u115f\u1160\uffa0', ''],
  ['blanks, variation selectors and joiners alone', '\u180e\u2800\ufe0f\u{e0100}\u200c\u200d', ''],
  ['joiners that Bangla needs', 'রহিমা\u200dখাতুন\u200cx', 'রহিমা\u200dখাতুন\u200cx'],
  ['emoji and markup', '👩🏽‍🚀 <b>Ada</b>', '👩🏽‍🚀 <b>Ada</b>'],
])('cleans %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('cuts at a whole character, without a space at the end', () => {
  expect(cleanText('💪💪💪', 2)).toBe('💪💪')
  expect(cleanText('House 7', 6)).toBe('House')
  expect(cleanText('\u3164\u3164a', 2)).toBe('')
})

test.each([
  ['Ada', 'ada@example.com', 'Ada'],
  ['', 'ada@example.com', 'ada'],
  ['\u202e', '"a@b"@example.com', '"a@b"'],
  ['\u3164', 'ada@example.com', 'ada'],
  ['💪'.repeat(101), 'ada@example.com', '💪'.repeat(100)],
])('names the account of %j and %s', (displayName, email, name) => {
  expect(accountName(displayName, email)).toBe(name)
})
