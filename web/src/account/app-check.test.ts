import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppCheck, patience } from './app-check.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  vi.useFakeTimers()
  logged.mockReset().mockImplementation(() => undefined)
})
afterEach(() => void vi.useRealTimers())

test('without a key nothing is loaded and there is no token', async () => {
  const connect = vi.fn()
  const appToken = createAppCheck({ siteKey: () => undefined, connect })

  expect(await appToken()).toBeUndefined()

  expect(connect).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
})

test('with a key the SDK is loaded once, and asked for each call', async () => {
  const tokens = ['first', 'second']
  const connect = vi.fn(() => Promise.resolve(() => Promise.resolve(tokens.shift() ?? '')))
  const appToken = createAppCheck({ siteKey: () => 'key', connect })

  expect([await appToken(), await appToken()]).toEqual(['first', 'second'])

  expect(connect).toHaveBeenCalledExactlyOnceWith('key')
})

test('an SDK that cannot be loaded is reported, and tried again at the next call', async () => {
  let tries = 0
  const appToken = createAppCheck({
    siteKey: () => 'key',
    connect: () =>
      tries++ === 0
        ? Promise.reject(new Error('gone'))
        : Promise.resolve(() => Promise.resolve('token')),
  })

  expect(await appToken()).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()

  expect(await appToken()).toBe('token')
})

test('a token that does not come in time is left out', async () => {
  const never = () => new Promise<string>(() => undefined)
  const appToken = createAppCheck({ siteKey: () => 'key', connect: () => Promise.resolve(never) })
  const asked = appToken()

  await vi.advanceTimersByTimeAsync(patience)

  expect(await asked).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()
})
