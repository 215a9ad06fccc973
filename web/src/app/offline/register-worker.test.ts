import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerWorkerWhenIdle } from './register-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts in a browser that has loaded the page and is idle at once. */
function start(browser: object) {
  vi.stubGlobal('navigator', { onLine: true, ...browser })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  registerWorkerWhenIdle()
}

const workers = () => ({ register: vi.fn().mockResolvedValue(undefined) })

test('the page is loaded and idle → registers the worker after a delay', () => {
  const serviceWorker = workers()

  start({ serviceWorker })
  expect(serviceWorker.register).not.toHaveBeenCalled()
  vi.runAllTimers()

  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js')
})

test('the page is loading → registers the worker only after the load event', () => {
  const serviceWorker = workers()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')

  start({ serviceWorker })
  vi.runAllTimers()
  expect(serviceWorker.register).not.toHaveBeenCalled()
  state.mockRestore()
  window.dispatchEvent(new Event('load'))
  vi.runAllTimers()

  expect(serviceWorker.register).toHaveBeenCalledOnce()
})

test('Save-Data is on → registers the worker without precaching', () => {
  const serviceWorker = workers()

  start({ serviceWorker, connection: { saveData: true } })
  vi.runAllTimers()

  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js?save-data')
})

test('the browser does not support service workers → does not throw', () => {
  start({})

  expect(() => vi.runAllTimers()).not.toThrow()
})

test('the registration fails → reports the error', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const cause = new Error('storage is closed')

  start({ serviceWorker: { register: () => Promise.reject(cause) } })
  vi.runAllTimers()

  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith('Registering the service worker failed.', cause),
  )
})
