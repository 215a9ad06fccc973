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

test('the ids and codes of 400 affiliates are unique, and the codes use all 26 capital letters', () => {
  const made = Array.from({ length: 400 }, () => createAffiliate('A', 'a@b'))
  const codes = made.map(({ referralCode }) => referralCode.slice(brand.referralPrefix.length))

  expect(new Set(made.map(({ id }) => id)).size).toBe(400)
  expect(new Set(codes).size).toBe(400)
  expect([...new Set(codes.join(''))].sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})

test('the referral link has the form {host}/ref/{code}', () => {
  const made = { ...createAffiliate('A', 'a@b'), referralCode: 'CODETKQRXD' }

  expect(referralLink('https://shop.example', made)).toBe('https://shop.example/ref/CODETKQRXD')
})
