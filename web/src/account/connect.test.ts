import { beforeEach, expect, test, vi } from 'vitest'
import { fakeProvider } from './fakes.ts'
import { connectFirebaseAuth } from './firebase/auth.ts'
import { loadWebConfig } from './firebase/web-config.ts'

vi.mock('./firebase/auth.ts')
vi.mock('./firebase/web-config.ts')

const config = { firebase: { apiKey: 'key', projectId: 'demo-shop' } }
const { provider } = fakeProvider()

beforeEach(() => {
  vi.resetModules()
  vi.mocked(loadWebConfig).mockReset().mockResolvedValue(config)
  vi.mocked(connectFirebaseAuth).mockReset().mockReturnValue(provider)
})

test('connect is called twice → fetches the web config and connects once', async () => {
  const { connect } = await import('./connect.ts')

  expect(await Promise.all([connect(), connect()])).toEqual([provider, provider])

  expect(loadWebConfig).toHaveBeenCalledOnce()
  expect(connectFirebaseAuth).toHaveBeenCalledExactlyOnceWith(config)
})

test('the web config cannot be fetched → the next call fetches it again', async () => {
  vi.mocked(loadWebConfig).mockRejectedValueOnce(new Error('offline'))
  const { connect } = await import('./connect.ts')

  await expect(connect()).rejects.toThrow('offline')

  expect(await connect()).toBe(provider)
})
