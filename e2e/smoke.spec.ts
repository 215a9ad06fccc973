import { smoke } from '../tools/smoke-checks.ts'
import { shopOrigin } from './support/environment.ts'
import { expect, test } from './support/test.ts'

test('npm run smoke finds no problem in the shop', async () => {
  expect(await smoke(shopOrigin)).toEqual({
    environment: 'demo, listed',
    problems: [],
    signIn: [],
  })
})
