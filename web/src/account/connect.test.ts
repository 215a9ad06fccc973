import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, fakeProvider } from './fakes.ts'
import { connectFirebaseAuth } from './firebase/auth.ts'
import { loadWebConfig } from './firebase/web-config.ts'

vi.mock('./firebase/auth.ts')
vi.mock('./firebase/web-config.ts')

const config = { firebase: { apiKey: 'key', projectId: 'demo-shop' } }
const { provider, change } = fakeProvider()
const page = document.documentElement

beforeEach(() => {
  vi.resetModules()
  vi.mocked(loadWebConfig).mockReset().mockResolvedValue(config)
  vi.mocked(connectFirebaseAuth).mockReset().mockReturnValue(provider)
  openedBy('navigate')
})

// Other test files share the document.
afterEach(() => {
  vi.restoreAllMocks()
  page.hidden = false
  delete page.dataset.account
  history.replaceState(null, '', '/')
})

/** Loads the module as if the page had been opened in this way. */
function openedBy(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
}

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

test('the page shows → does not connect by itself', async () => {
  await import('./connect.ts')

  expect(loadWebConfig).not.toHaveBeenCalled()
})

test('the page is blank → shows it once the provider has answered', async () => {
  page.hidden = true
  await import('./connect.ts')
  await vi.waitFor(() => expect(connectFirebaseAuth).toHaveBeenCalledOnce())
  expect(page.hidden).toBe(true)

  change(ada)

  expect(page.hidden).toBe(false)
  expect(page.dataset.account).toBeUndefined()
})

test('the page is blank and the session has ended → shows it and leaves a note for the app', async () => {
  page.hidden = true
  await import('./connect.ts')
  await vi.waitFor(() => expect(connectFirebaseAuth).toHaveBeenCalledOnce())

  change(undefined)

  expect(page.hidden).toBe(false)
  expect(page.dataset.account).toBe('ended')
})

test.each([
  ['reload', '/'],
  ['back_forward', '/'],
  ['navigate', '/#questions'],
  ['navigate', '/products?q=whey'],
] as const)('the page is blank and opened by %s at %s → leaves it blank', async (type, url) => {
  page.hidden = true
  openedBy(type)
  history.replaceState(null, '', url)

  const { connect } = await import('./connect.ts')
  await connect()

  expect(loadWebConfig).toHaveBeenCalledOnce()
  expect(page.hidden).toBe(true)
})
