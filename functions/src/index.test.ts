import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { timeoutSeconds } from '@shop/contract/api'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildFunction, readManifest, startFramework } from './testing/framework.ts'
import { tokenOf } from './testing/google.ts'

let bundle: string

beforeAll(async () => void (bundle = await buildFunction('index')))

test('a deploy gets the function’s options, roles and parameters', async () => {
  const manifest = (await readManifest(bundle)) as { endpoints: object; params: object[] }

  expect(Object.keys(manifest.endpoints)).toEqual(['api'])
  expect(manifest).toMatchObject({
    endpoints: {
      api: {
        platform: 'gcfv2',
        region: ['asia-south1'],
        httpsTrigger: { invoker: ['public'] },
        ...{ availableMemoryMb: 256, concurrency: 80, maxInstances: 10, minInstances: null },
        timeoutSeconds,
      },
    },
    requiredRoles: ['roles/datastore.user', 'roles/firebaseauth.admin'],
    params: [
      { name: 'CALLS_PER_USER', type: 'int', default: 600 },
      { name: 'CALLS_PER_IP', type: 'int', default: 6000 },
      { name: 'REJECTIONS_PER_IP', type: 'int', default: 300 },
      { name: 'ENFORCE_APP_CHECK', type: 'string', default: 'off' },
    ],
  })
})

/** Starts the function with these parameters, for one test. */
async function startWith(environment: Record<string, string>) {
  const shop = await startFramework({ bundle, environment })
  onTestFinished(shop.stop)
  /** @returns the statuses of requests, one after the other, from one IP address */
  const call = async (path: string, count: number, ip = '203.0.113.1') => {
    const headers = { 'X-Forwarded-For': ip }
    const statuses: number[] = []
    for (let number = 1; number <= count; number += 1)
      statuses.push((await fetch(shop.origin + path, { headers })).status)
    return statuses
  }
  const errors = () => shop.log().match(/^.*"severity":"ERROR".*$/gm) ?? []
  return { origin: shop.origin, call, errors }
}

test('limits requests when the parameters are valid', async () => {
  const { call, errors } = await startWith({ CALLS_PER_IP: '5', REJECTIONS_PER_IP: '2' })

  expect(await call('/api/health', 6)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await call('/api/auth/profile', 3, '203.0.113.2')).toEqual([401, 401, 429])
  expect(errors()).toEqual([])
})

test('answers 403 to a request without its token when App Check is enforced', async () => {
  const { call } = await startWith({ ENFORCE_APP_CHECK: 'enforce' })

  expect(await call('/api/auth/profile', 1)).toEqual([403])
})

test('works with the defaults, and logs one error for each, when parameters are wrong', async () => {
  const { call, errors } = await startWith({ ENFORCE_APP_CHECK: 'enforced', CALLS_PER_IP: '6,000' })

  expect(new Set(await call('/api/health', 20))).toEqual(new Set([200]))
  expect(await call('/api/auth/profile', 1)).toEqual([401])
  expect(errors()).toEqual([
    expect.stringContaining('CALLS_PER_IP'),
    expect.stringContaining('ENFORCE_APP_CHECK'),
  ])
})

test('a request that hangs answers 503 before the timeout of function and client', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const auth = `127.0.0.1:${(silent.address() as AddressInfo).port}`
  const environment = { FIREBASE_AUTH_EMULATOR_HOST: auth, GCLOUD_PROJECT: 'demo-signatures' }
  const { origin } = await startWith(environment)
  const token = tokenOf(undefined, {}, { alg: 'none' })

  const reply = await fetch(`${origin}/api/auth/profile`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  })

  silent.close()
  expect(reply.status).toBe(503)
})
