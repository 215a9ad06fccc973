import { expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

test.each([
  ['on', 1],
  ['off', 0],
])('registers the worker of a site that is built with it %s: %i', (built, times) => {
  vi.useFakeTimers()
  vi.stubEnv('SERVICE_WORKER', built)
  const register = vi.fn(() => Promise.resolve())
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register })
  vi.stubGlobal('navigator', { serviceWorker })

  registerWorker()
  vi.runAllTimers()

  expect(register).toHaveBeenCalledTimes(times)
})
