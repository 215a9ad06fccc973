import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTree } from '../testing/create-tree.ts'
import { root } from '../folders.ts'
import { describePlan, planDeploy } from './plan.ts'

const files = {
  'firebase.json': readFileSync(path.join(root, 'firebase.json'), 'utf8'),
  '.firebaserc': { projects: { staging: 'demo-shop', production: 'shop-live' } },
  'web/auth-domains.json': {},
  'environments.json': {
    staging: { listed: false, appCheck: false, hstsPreload: false },
    production: { listed: true, appCheck: false, hstsPreload: false },
  },
}

test('production → no noindex header; its preview channel → noindex header', () => {
  const folder = createTree(files)
  const live = planDeploy([], folder)
  const preview = planDeploy(['--env', 'production', '--channel', 'new-hero'], folder)

  expect(JSON.stringify(live.config)).not.toContain('X-Robots-Tag')
  expect(JSON.stringify(preview.config)).toContain('X-Robots-Tag')
})

test('demo project → planDeploy throws', () => {
  const folder = createTree(files)

  expect(() => planDeploy(['--env', 'staging'], folder)).toThrow(
    'demo-shop is not a real project: name yours for staging in .firebaserc.',
  )
})

test('describePlan → names the project, every step and the config', () => {
  const folder = createTree(files)
  const plan = planDeploy(['--print', '--only', 'hosting'], folder)

  const [steps, config] = describePlan(plan).split('firebase.deploy.json:\n')
  expect(plan.print).toBe(true)
  expect(steps).toBe(
    'To shop-live:\n  npm run build\n  npm run doctor -- --env production\n' +
      '  firebase deploy --config firebase.deploy.json --project production --only hosting\n',
  )
  expect(JSON.parse(config ?? '')).toEqual(plan.config)
})
