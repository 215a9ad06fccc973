import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { valueProblems, type Values } from './predeploy-checks.ts'
import { root } from './shop.ts'

const parameters = parseEnv(readFileSync(path.join(root, 'functions/.env'), 'utf8'))
const brand = {
  origin: 'https://shobol.com.bd',
  email: 'hello@shobol.com.bd',
  phone: '+880 1711-234567',
  social: [{ network: 'Facebook', href: 'https://www.facebook.com/shobol' }],
}
const ready: Values = { brand, variables: { VITE_LISTED: 'true' }, parameters }

const withBrand = (change: Partial<typeof brand>): Values => ({
  ...ready,
  brand: { ...brand, ...change },
})
const withVariables = (change: Values['variables']): Values => ({
  ...ready,
  variables: { ...ready.variables, ...change },
})
const withParameters = (change: Values['parameters']): Values => ({
  ...ready,
  parameters: { ...parameters, ...change },
})

test('finds no problem when every value is right', () => {
  expect(valueProblems(ready)).toEqual([])
})

test('accepts links to home pages of platforms when the environment is not listed', () => {
  const social = [{ network: 'Facebook', href: 'https://www.facebook.com/' }]

  expect(
    valueProblems({ ...ready, brand: { ...brand, social }, variables: { VITE_LISTED: 'false' } }),
  ).toEqual([])
})

const originMustBe = 'origin must be https:// and a host, without a slash after it, not '
const counts = Object.keys(parameters).filter((name) => name !== 'ENFORCE_APP_CHECK')

test.for<[string, Values]>([
  ...[
    'https://shobol.com.bd/',
    'http://shobol.com.bd',
    'https://shobol.com.bd/shop',
    'shobol',
    '',
  ].map((origin): [string, Values] => [originMustBe + `'${origin}'`, withBrand({ origin })]),
  ['https://a.example is a placeholder', withBrand({ origin: 'https://a.example' })],
  ["email must be an e-mail address, not ''", withBrand({ email: '' })],
  ['a@b.example is a placeholder', withBrand({ email: 'a@b.example' })],
  ["phone must be a number with + and its country code, not ''", withBrand({ phone: '' })],
  ["country code, not '01711-234567'", withBrand({ phone: '01711-234567' })],
  ['+880 1000-000000 is a placeholder', withBrand({ phone: '+880 1000-000000' })],
  ...['https://www.facebook.com/', 'https://www.facebook.com', 'facebook.com/shobol', ''].map(
    (href): [string, Values] => [
      `the link to Facebook must be that of your profile, or removed, not '${href}'`,
      withBrand({ social: [{ network: 'Facebook', href }] }),
    ],
  ),
  ...['True', '1', ''].map((listed): [string, Values] => [
    `VITE_LISTED must be true or false, not '${listed}'`,
    withVariables({ VITE_LISTED: listed }),
  ]),
  ['VITE_AUTH_DOMAIN must be a host', withVariables({ VITE_AUTH_DOMAIN: 'https://shop.com' })],
  ...counts.flatMap((name) =>
    ['6,000', '6e3', '0', '-1', '1.5', ''].map((value): [string, Values] => [
      `${name} must be a whole number above 0, not '${value}'`,
      withParameters({ [name]: value }),
    ]),
  ),
  ...['enforced', 'On', ''].map((mode): [string, Values] => [
    `ENFORCE_APP_CHECK must be one of off, monitor, enforce, not '${mode}'`,
    withParameters({ ENFORCE_APP_CHECK: mode }),
  ]),
  ['pages have no key', withParameters({ ENFORCE_APP_CHECK: 'enforce' })],
  ['CALL_PER_IP is no parameter of the function', withParameters({ CALL_PER_IP: '6000' })],
])('says "%s" when the value is wrong', ([problem, values]) => {
  expect(valueProblems(values)).toEqual([expect.stringContaining(problem)])
})
