import { expect, test } from 'vitest'
import { environment } from './environment.ts'
import { runCheck } from './run-checks.ts'
import { testEnvironment as staging } from './test-environment.ts'
import { createTree } from './test-tree.ts'

const off = { 'functions/.env': 'ENFORCE_APP_CHECK=off', 'web/app-check.json': {} }
const withKey = { 'web/app-check.json': { 'shop-staging': '6Lc' } }

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
    const files = { ...off, [`functions/${file}`]: 'ENFORCE_APP_CHECK=monitor' }
    const findFaults = (appCheck: boolean, changes = {}) =>
      environment.findFaults({
        ...createTree({ ...files, ...changes }),
        environment: { ...staging, appCheck },
      })

    expect(await findFaults(false, withKey)).toEqual([
      expect.stringMatching('ENFORCE_APP_CHECK=monitor, but environments.json turns App Check off'),
    ])
    expect(await findFaults(true)).toEqual([
      expect.stringMatching('ENFORCE_APP_CHECK=monitor, but web/app-check.json has no key'),
    ])
    expect(await findFaults(true, withKey)).toEqual([])
  },
)

test('no environment is given → the check is skipped', async () => {
  expect(await runCheck(environment, createTree(off))).toMatchObject([{ kind: 'skipped' }])
})
