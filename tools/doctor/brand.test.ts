import { expect, test } from 'vitest'
import { createBrandCheck } from './brand.ts'
import { runCheck } from './run-checks.ts'
import { testEnvironment } from './test-environment.ts'
import { createTree } from './test-tree.ts'

const real = {
  origin: 'https://shop.com.bd',
  email: 'hello@shop.com.bd',
  phone: '+880 1711-234567',
}

const findFaults = (contact: typeof real) =>
  createBrandCheck(contact).findFaults({ ...createTree({}), environment: testEnvironment })

test('real contact data → reports no fault', async () => {
  expect(await findFaults(real)).toEqual([])
})

test.for([
  { origin: 'https://shop.example' },
  { origin: 'https://www.example.com' },
  { email: 'hello@shop.example' },
  { email: 'hello@example.org' },
  { phone: '+880 1000-000000' },
  { phone: '+880 1711-000000' },
])('%o in a real environment → reports a fault', async (placeholder) => {
  expect(await findFaults({ ...real, ...placeholder })).toEqual([
    `${Object.values(placeholder).join('')} is a placeholder`,
  ])
})

test('no environment is given, or one with a demo project → the check is skipped', async () => {
  const check = createBrandCheck({ ...real, origin: 'https://shop.example' })
  const demo = { ...testEnvironment, project: 'demo-shop' }

  for (const context of [createTree({}), { ...createTree({}), environment: demo }]) {
    expect(await runCheck(check, context)).toMatchObject([{ kind: 'skipped' }])
  }
})
