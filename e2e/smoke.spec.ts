import { smoke } from '../tools/smoke-checks.ts'
import { shopOrigin } from './support/environment.ts'
import { expect, test } from './support/test.ts'

test('finds no problem when npm run smoke checks the shop', async () => {
  expect(await smoke(shopOrigin)).toEqual({
    environment: 'demo, listed',
    problems: [],
    signIn: [],
  })
})
