import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { referralCodeIn, referralPath } from './referral-code.ts'

const code = `${brand.referralPrefix}ABCDEF`

test('finds the code in the path of a referral link', () => {
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
])('finds no code when the path has %s', (_, text) => {
  expect(referralCodeIn(referralPath(text))).toBeUndefined()
})

test('finds no code when it is elsewhere in a path', () => {
  for (const path of [`/${code}`, `/x/ref/${code}`, `/REF/${code}`, '/']) {
    expect(referralCodeIn(path), path).toBeUndefined()
  }
})
