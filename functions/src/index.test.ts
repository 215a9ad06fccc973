import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { timeoutSeconds } from '@shop/contract/api'
import { beforeAll, describe, expect, test } from 'vitest'
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

/** Starts the function with these parameters, for one describe block. */
function startWith(environment: Record<string, string>) {
  let shop: Awaited<ReturnType<typeof startFramework>>
  beforeAll(async () => {
    shop = await startFramework({ bundle, environment })
    return () => shop.stop()
  })
  /** @returns the statuses of requests, one after the other, from one IP address */
  const call = async (path: string, count: number, ip: string) => {
    const statuses: number[] = []
    for (let number = 1; number <= count; number += 1)
      statuses.push(
        (await fetch(shop.origin + path, { headers: { 'X-Forwarded-For': ip } })).status,
      )
    return statuses
  }
  const errors = () => shop.log().match(/^.*"severity":"ERROR".*$/gm) ?? []
  return { call, errors }
}

describe('with valid parameters', () => {
  const limits = { CALLS_PER_IP: '5', REJECTIONS_PER_IP: '2' }
  const { call, errors } = startWith(limits)

  test('the limits apply', async () => {
    expect(await call('/api/health', 6, '203.0.113.1')).toEqual([200, 200, 200, 200, 200, 429])
    expect(await call('/api/auth/profile', 3, '203.0.113.2')).toEqual([401, 401, 429])
    expect(errors()).toEqual([])
  })
})

describe('with App Check enforced', () => {
  const { call } = startWith({ ENFORCE_APP_CHECK: 'enforce' })

  test('a request without its token gets 403', async () => {
    expect(await call('/api/auth/profile', 1, '203.0.113.1')).toEqual([403])
  })
})

describe('with wrong parameters', () => {
  const { call, errors } = startWith({ ENFORCE_APP_CHECK: 'enforced', CALLS_PER_IP: '6,000' })

  test('the API works with the defaults, and logs one error for each', async () => {
    expect(new Set(await call('/api/health', 20, '203.0.113.1'))).toEqual(new Set([200]))
    expect(await call('/api/auth/profile', 1, '203.0.113.1')).toEqual([401])
    expect(errors()).toEqual([
      expect.stringContaining('CALLS_PER_IP'),
      expect.stringContaining('ENFORCE_APP_CHECK'),
    ])
  })
})

test('a request that hangs answers 503 before the timeout of function and client', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const auth = `127.0.0.1:${(silent.address() as AddressInfo).port}`
  const environment = { FIREBASE_AUTH_EMULATOR_HOST: auth, GCLOUD_PROJECT: 'demo-signatures' }
  const shop = await startFramework({ bundle, environment })
  const token = tokenOf(undefined, {}, { alg: 'none' })

  const reply = await fetch(`${shop.origin}/api/auth/profile`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  })

  await shop.stop()
  silent.close()
  expect(reply.status).toBe(503)
})
