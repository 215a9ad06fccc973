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

const findFaults = (contact: typeof real, environment = testEnvironment) =>
  createBrandCheck(contact).findFaults({ ...createTree({}), environment })

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

test('placeholder in a demo project → reports no fault', async () => {
  const demo = { ...testEnvironment, project: 'demo-shop' }

  expect(await findFaults({ ...real, origin: 'https://shop.example' }, demo)).toEqual([])
})

test('no environment is given → the check is skipped', async () => {
  expect(await runCheck(createBrandCheck(real), createTree({}))).toMatchObject([
    { kind: 'skipped' },
  ])
})
