import { expect, test } from 'vitest'
import { environment } from './environment.ts'
import { runCheck } from './run-checks.ts'
import { testEnvironment as staging } from './test-environment.ts'
import { createTree } from './test-tree.ts'

const off = { 'functions/.env': 'ENFORCE_APP_CHECK=off' }

test('real project without App Check → reports no fault', async () => {
  expect(await environment.findFaults({ ...createTree(off), environment: staging })).toEqual([])
})

test('demo project → reports a fault', async () => {
  const demo = { ...staging, project: 'demo-shop' }

  expect(await environment.findFaults({ ...createTree(off), environment: demo })).toEqual([
    '.firebaserc names demo-shop for staging',
  ])
})

test.for(['.env', '.env.shop-staging', '.env.staging'])(
  '%s enables App Check, but pages cannot get tokens → reports a fault',
  async (file) => {
    const context = createTree({ ...off, [`functions/${file}`]: 'ENFORCE_APP_CHECK=monitor' })

    expect(await environment.findFaults({ ...context, environment: staging })).toEqual([
      expect.stringContaining('ENFORCE_APP_CHECK=monitor'),
    ])
    const allowed = { ...staging, appCheck: true }
    expect(await environment.findFaults({ ...context, environment: allowed })).toEqual([])
  },
)

test('no environment is given → the check is skipped', async () => {
  expect(await runCheck(environment, createTree(off))).toMatchObject([{ kind: 'skipped' }])
})
