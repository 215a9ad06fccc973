// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerWorkerWhenIdle } from './register-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser in which a page has been loaded, and which is idle at once. */
function start(browser: object) {
  vi.stubGlobal('navigator', { onLine: true, ...browser })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  registerWorkerWhenIdle()
}

const workers = () => ({ register: vi.fn().mockResolvedValue(undefined) })

test('the worker is registered when the page has been loaded and has had time for itself', () => {
  const serviceWorker = workers()

  start({ serviceWorker })
  expect(serviceWorker.register).not.toHaveBeenCalled()
  vi.runAllTimers()

  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js')
})

test('a page that is still being loaded is not held up', () => {
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

test('under Save-Data it is told to keep only what is visited', () => {
  const serviceWorker = workers()

  start({ serviceWorker, connection: { saveData: true } })
  vi.runAllTimers()

  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js?save-data')
})

test('a browser without workers shows the shop all the same', () => {
  start({})

  expect(() => vi.runAllTimers()).not.toThrow()
})

test('a worker that cannot be registered is reported', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const refusal = new Error('storage is closed')

  start({ serviceWorker: { register: () => Promise.reject(refusal) } })
  vi.runAllTimers()

  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('No service worker.', refusal))
})
