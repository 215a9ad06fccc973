import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { valueProblems, type Values } from './predeploy-checks.ts'
import { root } from './shop.ts'

const parameters = parseEnv(readFileSync(path.join(root, 'functions/.env'), 'utf8'))
const brand = {
  origin: 'https://shop.com.bd',
  email: 'hello@shop.com.bd',
  phone: '+880 1711-234567',
  social: [{ network: 'Facebook', href: 'https://www.facebook.com/shop' }],
}
const ready: Values = { brand, variables: { VITE_LISTED: 'true' }, parameters }

const problemsWith = ({ brand, variables, parameters }: { [key in keyof Values]?: object }) =>
  valueProblems({
    brand: { ...ready.brand, ...brand },
    variables: { ...ready.variables, ...variables },
    parameters: { ...ready.parameters, ...parameters },
  })

test('finds no problem when every value is right', () => {
  expect(valueProblems(ready)).toEqual([])
})

const homePage = [{ network: 'Facebook', href: 'https://www.facebook.com/' }]

test('accepts a link to the home page of a platform when the environment is not listed', () => {
  expect(
    problemsWith({ brand: { social: homePage }, variables: { VITE_LISTED: 'false' } }),
  ).toEqual([])
})

const origins = ['https://a.com/b', 'http://a.com', 'https://a.example', 'a', '']
const emails = ['', 'a', 'a@b.example', 'a@example.com']
const phones = ['', '01711-234567', '+880 1000-000000']
const profiles = [homePage, [{ network: 'Facebook', href: '' }]]

test.for<[keyof Values, string, unknown[], string]>([
  ['brand', 'origin', origins, 'origin must be https:// and a host of yours'],
  ['brand', 'email', emails, 'email must be an address of yours'],
  ['brand', 'phone', phones, 'phone must be a number of yours'],
  ['brand', 'social', profiles, 'the link to Facebook must be that of your profile'],
  ['variables', 'VITE_LISTED', ['True', '1', ''], 'VITE_LISTED must be true or false'],
  ['variables', 'VITE_AUTH_DOMAIN', ['https://a.com', 'a'], 'VITE_AUTH_DOMAIN must be a host'],
  ['parameters', 'CALLS_PER_IP', ['6,000'], 'CALLS_PER_IP must be a whole number above 0'],
  ['parameters', 'ENFORCE_APP_CHECK', ['On'], 'must be one of off, monitor, enforce'],
  ['parameters', 'ENFORCE_APP_CHECK', ['enforce'], 'but pages have no key'],
  ['parameters', 'CALL_PER_IP', ['6000'], 'CALL_PER_IP must be removed'],
])('%s: rejects %s when it is one of %j', ([group, name, values, problem]) => {
  for (const value of values) {
    expect(problemsWith({ [group]: { [name]: value } }), String(value)).toEqual([
      expect.stringContaining(problem),
    ])
  }
})
