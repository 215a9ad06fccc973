import { expect, test } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { createAffiliate, referralLink } from './affiliate-record.ts'

test('new affiliate → an id of 9 random characters, and a code of the prefix plus 6 random capitals', () => {
  const made = createAffiliate('Nadia Rahman', 'nadia@example.com')

  expect(made).toMatchObject({
    name: 'Nadia Rahman',
    email: 'nadia@example.com',
    earnings: 0,
    referrals: 0,
  })
  expect(made.id).toMatch(/^[a-z0-9]{9}$/)
  expect(made.referralCode).toMatch(new RegExp(`^${brand.referralPrefix}[A-Z]{6}$`))
})

test('200 affiliates → all ids and codes are unique', () => {
  const made = Array.from({ length: 200 }, () => createAffiliate('A', 'a@b'))

  expect(new Set(made.map(({ id }) => id)).size).toBe(200)
  expect(new Set(made.map(({ referralCode }) => referralCode)).size).toBe(200)
})

test('referral codes use all capital letters and no digits', () => {
  const codes = Array.from({ length: 400 }, () => createAffiliate('A', 'a@b').referralCode)
  const characters = new Set(codes.map((code) => code.slice(brand.referralPrefix.length)).join(''))

  expect([...characters].sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})

test('id characters are uniformly distributed', () => {
  const ids = Array.from({ length: 4_000 }, () => createAffiliate('A', 'a@b').id).join('')
  const counts = new Map<string, number>()
  for (const character of ids) counts.set(character, (counts.get(character) ?? 0) + 1)

  expect([...counts.keys()].sort().join('')).toBe('0123456789abcdefghijklmnopqrstuvwxyz')
  // Expected: 1,000 of each. The tolerance of 190 is six standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(190)
})

test('the referral link is {host}/ref/{code}', () => {
  const made = { ...createAffiliate('A', 'a@b'), referralCode: 'CODETKQRXD' }

  expect(referralLink('https://shop.example', made)).toBe('https://shop.example/ref/CODETKQRXD')
})
