import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the task resolves in time → returns its value and leaves no timer', async () => {
  expect(await withTimeout(100, () => Promise.resolve('done'))).toBe('done')

  expect(vi.getTimerCount()).toBe(0)
})

test('the task rejects in time → throws its error and leaves no timer', async () => {
  await expect(withTimeout(100, () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(vi.getTimerCount()).toBe(0)
})

test('the task exceeds the timeout → rejects and aborts the signal', async () => {
  let signal: AbortSignal | undefined
  const task = withTimeout(100, (given) => {
    signal = given
    return new Promise(() => undefined)
  })
  const failure = expect(task).rejects.toThrow('Timed out after 100 ms.')

  await vi.advanceTimersByTimeAsync(99)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)

  await failure
  expect(signal?.aborted).toBe(true)
})
