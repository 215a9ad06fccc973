import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { createAppCheck, timeoutMs } from './app-check.ts'

let logged: MockInstance
beforeEach(() => {
  vi.useFakeTimers()
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('resolves to undefined and does not load the SDK when no site key is configured', async () => {
  const connect = vi.fn()
  const appToken = createAppCheck(undefined, connect)

  expect(await appToken()).toBeUndefined()

  expect(connect).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
})

test('loads the SDK once and gets a token for each call when a site key is configured', async () => {
  const tokens = ['first', 'second']
  const connect = vi.fn(() => Promise.resolve(() => Promise.resolve(tokens.shift() ?? '')))
  const appToken = createAppCheck('key', connect)

  expect([await appToken(), await appToken()]).toEqual(['first', 'second'])

  expect(connect).toHaveBeenCalledExactlyOnceWith('key')
})

test('reports the error when loading the SDK fails, and the next call retries', async () => {
  let tries = 0
  const appToken = createAppCheck('key', () =>
    tries++ === 0
      ? Promise.reject(new Error('gone'))
      : Promise.resolve(() => Promise.resolve('token')),
  )

  expect(await appToken()).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()

  expect(await appToken()).toBe('token')
})

test('resolves to undefined when the SDK returns no token before the timeout', async () => {
  const never = () => new Promise<string>(() => undefined)
  const appToken = createAppCheck('key', () => Promise.resolve(never))
  const token = appToken()

  await vi.advanceTimersByTimeAsync(timeoutMs)

  expect(await token).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()
})
