import { expect, test } from 'vitest'
import { brandProblems } from './brand.ts'

const real = {
  origin: 'https://shop.com.bd',
  email: 'hello@shop.com.bd',
  phone: '+880 1711-234567',
}

test('returns no problem when the contact data are real', () => {
  expect(brandProblems(real)).toEqual([])
})

test.for([
  { origin: 'https://www.example.com' },
  { email: 'hello@shop.example' },
  { phone: '+880 1711-000000' },
])('returns a problem when the brand has the placeholder %o', (placeholder) => {
  const [text = ''] = Object.values(placeholder)

  expect(brandProblems({ ...real, ...placeholder })).toEqual([expect.stringContaining(text)])
})
