import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { referralCodeIn, referralPath } from './referral-code.ts'

const code = `${brand.referralPrefix}ABCDEF`

test('path of a referral link → its code', () => {
  expect(referralCodeIn(referralPath(code))).toBe(code)
})

test.each([
  ['no code', ''],
  ['another prefix', `X${code}`],
  ['no prefix', 'ABCDEF'],
  ['small letters', code.toLowerCase()],
  ['a digit', `${code.slice(0, -1)}1`],
  ['five letters', code.slice(0, -1)],
  ['seven letters', `${code}A`],
  ['a letter outside A–Z', `${code.slice(0, -1)}É`],
  ['a line break', `${code}\n`],
  ['a path below', `${code}/`],
  ['markup', `${code}<b>`],
])('%s → no referral code', (_, text) => {
  expect(referralCodeIn(referralPath(text))).toBeUndefined()
})

test('code elsewhere in a path → no referral link', () => {
  for (const path of [`/${code}`, `/x/ref/${code}`, `/REF/${code}`, '/']) {
    expect(referralCodeIn(path), path).toBeUndefined()
  }
})
