import { expect, test } from 'vitest'
import { runCheck } from './run-checks.ts'
import { createSiteCheck } from './site.ts'
import { testEnvironment } from './test-environment.ts'
import { createTree } from './test-tree.ts'

const staging = { ...testEnvironment, site: 'shop-preview' }
const unlinked = { projectId: 'shop-staging', authDomain: 'shop-staging.firebaseapp.com' }
const linked = { ...unlinked, appId: '1:2:web:3' }
const measured = { ...linked, measurementId: 'G-1' }

const findFaults = (config: object, switches: { analytics?: boolean; appCheck?: boolean }) =>
  createSiteCheck(() => Promise.resolve(config)).findFaults({
    ...createTree({}),
    environment: { ...staging, ...switches },
  })

test.for([
  { config: unlinked, switches: {} },
  { config: linked, switches: { appCheck: true } },
  { config: measured, switches: { analytics: true, appCheck: true } },
])('$config with $switches → reports no fault', async ({ config, switches }) => {
  expect(await findFaults(config, switches)).toEqual([])
})

test.for([
  { config: unlinked, switches: { appCheck: true }, fault: /no web app is linked/ },
  { config: linked, switches: { analytics: true }, fault: /has no measurement id, but/ },
  { config: measured, switches: {}, fault: /has a measurement id, but/ },
  {
    config: { ...linked, authDomain: 'other.firebaseapp.com' },
    switches: {},
    fault: /sign in at other\.firebaseapp\.com, but the policy allows shop-staging\./,
  },
  { config: { projectId: 'other' }, switches: {}, fault: /is not of the project shop-staging/ },
])('$config with $switches → reports a fault', async ({ config, switches, fault }) => {
  expect(await findFaults(config, switches)).toEqual([expect.stringMatching(fault)])
})

test('own auth domain → the served one does not matter', async () => {
  const config = { ...linked, authDomain: 'other.firebaseapp.com' }
  const environment = { ...staging, authDomain: 'shop.example' }

  const check = createSiteCheck(() => Promise.resolve(config))

  expect(await check.findFaults({ ...createTree({}), environment })).toEqual([])
})

test('the site does not respond → the check is skipped', async () => {
  const requested: string[] = []
  const check = createSiteCheck((url) => {
    requested.push(url)
    return Promise.reject(new Error('ENOTFOUND'))
  })

  const findings = await runCheck(check, { ...createTree({}), environment: staging })

  expect(findings).toMatchObject([{ kind: 'skipped' }])
  expect(requested).toEqual(['https://shop-preview.web.app/__/firebase/init.json'])
})
