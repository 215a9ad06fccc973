import { expect, test } from 'vitest'
import { environment } from './environment.ts'
import { findings } from './examine.ts'
import { treeOf } from './tree.ts'

const staging = {
  name: 'staging',
  project: 'shop-staging',
  listed: false,
  analytics: false,
  appCheck: false,
}
const off = { 'functions/.env': 'ENFORCE_APP_CHECK=off' }

test('a real project that asks for no tokens is sound', async () => {
  expect(await environment.faults({ ...treeOf(off), environment: staging })).toEqual([])
})

test('a demo project is a fault', async () => {
  const demo = { ...staging, project: 'demo-shop' }

  expect(await environment.faults({ ...treeOf(off), environment: demo })).toEqual([
    '.firebaserc names demo-shop for staging',
  ])
})

test.for(['.env', '.env.shop-staging', '.env.staging'])(
  'a function that asks for App Check’s tokens by %s is a fault, unless the page may get them',
  async (file) => {
    const place = treeOf({ ...off, [`functions/${file}`]: 'ENFORCE_APP_CHECK=monitor' })

    expect(await environment.faults({ ...place, environment: staging })).toEqual([
      expect.stringContaining('ENFORCE_APP_CHECK=monitor'),
    ])
    const allowed = { ...staging, appCheck: true }
    expect(await environment.faults({ ...place, environment: allowed })).toEqual([])
  },
)

test('without an environment there is nothing to say', async () => {
  expect(await findings(environment, treeOf(off))).toMatchObject([{ kind: 'skipped' }])
})
