import { expect, test } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { codeLength } from '../../brand/referral-code.ts'
import { createAffiliate, idLength, referralLink } from './affiliate-record.ts'

test('a new affiliate gets an id of letters and digits, and a code: the prefix plus capital letters', () => {
  const made = createAffiliate('Nadia Rahman', 'nadia@example.com')

  expect(made).toMatchObject({
    name: 'Nadia Rahman',
    email: 'nadia@example.com',
    earnings: 0,
    referrals: 0,
  })
  expect(made.id).toMatch(new RegExp(`^[a-z0-9]{${idLength}}$`))
  expect(made.referralCode).toMatch(new RegExp(`^${brand.referralPrefix}[A-Z]{${codeLength}}$`))
})

test('ids and codes are random, and each letter of a code is any of the 26', () => {
  const made = Array.from({ length: 1_000 }, () => createAffiliate('A', 'a@b'))
  const codes = made.map(({ referralCode }) => referralCode.slice(brand.referralPrefix.length))

  expect(new Set(made.map(({ id }) => id)).size).toBe(1_000)
  // Two of 1,000 random codes are equal in one of 600 runs, two of 20 in one of 1.6 million.
  expect(new Set(codes.slice(0, 20)).size).toBe(20)
  for (let index = 0; index < codeLength; index += 1) {
    const letters = new Set(codes.map((code) => code.charAt(index)))
    expect([...letters].sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  }
})

test('the referral link has the form {host}/ref/{code}', () => {
  const made = { ...createAffiliate('A', 'a@b'), referralCode: 'CODETKQRXD' }

  expect(referralLink('https://shop.example', made)).toBe('https://shop.example/ref/CODETKQRXD')
})
