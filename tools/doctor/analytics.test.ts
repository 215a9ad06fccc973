import { expect, test } from 'vitest'
import { createAnalyticsCheck } from './analytics.ts'
import { runCheck } from './run-checks.ts'
import { createTree } from './test-tree.ts'

const staging = { name: 'staging', project: 'shop-staging', listed: false, appCheck: false }
const withId = { projectId: 'shop-staging', measurementId: 'G-1' }
const withoutId = { projectId: 'shop-staging' }

test.for([
  { config: withId, analytics: true },
  { config: withoutId, analytics: false },
])('$config with analytics: $analytics → reports no fault', async ({ config, analytics }) => {
  const check = createAnalyticsCheck(() => Promise.resolve(config))
  const environment = { ...staging, analytics }

  expect(await check.findFaults({ ...createTree({}), environment })).toEqual([])
})

test.for([
  { config: withId, analytics: false, fault: /has a measurement id, but/ },
  { config: withoutId, analytics: true, fault: /has no measurement id, but/ },
])('$config with analytics: $analytics → reports a fault', async ({ config, analytics, fault }) => {
  const check = createAnalyticsCheck(() => Promise.resolve(config))
  const environment = { ...staging, analytics }

  expect(await check.findFaults({ ...createTree({}), environment })).toEqual([
    expect.stringMatching(fault),
  ])
})

test('the project’s Hosting site does not respond → the check is skipped', async () => {
  const requested: string[] = []
  const check = createAnalyticsCheck((url) => {
    requested.push(url)
    return Promise.reject(new Error('ENOTFOUND'))
  })
  const context = { ...createTree({}), environment: { ...staging, analytics: false } }

  expect(await runCheck(check, context)).toMatchObject([{ kind: 'skipped' }])
  expect(requested).toEqual(['https://shop-staging.web.app/__/firebase/init.json'])
})
