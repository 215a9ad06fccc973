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

test('connects once when it is imported, however often connect is called', async () => {
  const { connect } = await import('./connect.ts')
  expect(loadWebConfig).toHaveBeenCalledOnce()

  expect(await Promise.all([connect(), connect()])).toEqual([provider, provider])

  expect(loadWebConfig).toHaveBeenCalledOnce()
  expect(connectFirebaseAuth).toHaveBeenCalledExactlyOnceWith(config)
})

test('fetches the web config again when the import could not', async () => {
  vi.mocked(loadWebConfig).mockRejectedValueOnce(new Error('offline'))
  const { connect } = await import('./connect.ts')

  await vi.waitFor(async () => expect(await connect()).toBe(provider))

  expect(loadWebConfig).toHaveBeenCalledTimes(2)
})
