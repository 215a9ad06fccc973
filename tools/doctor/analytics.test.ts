import { expect, test } from 'vitest'
import { analyticsBy } from './analytics.ts'
import { findings } from './examine.ts'
import { treeOf } from './tree.ts'

const staging = { name: 'staging', project: 'shop-staging', listed: false, appCheck: false }
const counting = { projectId: 'shop-staging', measurementId: 'G-1' }
const quiet = { projectId: 'shop-staging' }

test.for([
  { config: counting, analytics: true },
  { config: quiet, analytics: false },
])('$config and analytics $analytics agree', async ({ config, analytics }) => {
  const check = analyticsBy(() => Promise.resolve(config))
  const environment = { ...staging, analytics }

  expect(await check.faults({ ...treeOf({}), environment })).toEqual([])
})

test.for([
  { config: counting, analytics: false, fault: /has a measurement id, but/ },
  { config: quiet, analytics: true, fault: /has no measurement id, but/ },
])('$config and analytics $analytics are a fault', async ({ config, analytics, fault }) => {
  const check = analyticsBy(() => Promise.resolve(config))
  const environment = { ...staging, analytics }

  expect(await check.faults({ ...treeOf({}), environment })).toEqual([expect.stringMatching(fault)])
})

test('the project’s own site is asked, and if it does not answer it cannot be known', async () => {
  const asked: string[] = []
  const check = analyticsBy((address) => {
    asked.push(address)
    return Promise.reject(new Error('ENOTFOUND'))
  })
  const place = { ...treeOf({}), environment: { ...staging, analytics: false } }

  expect(await findings(check, place)).toMatchObject([{ kind: 'skipped' }])
  expect(asked).toEqual(['https://shop-staging.web.app/__/firebase/init.json'])
})
