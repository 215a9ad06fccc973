import { beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())

test('returns the value and leaves no timer when the task resolves in time', async () => {
  expect(await withTimeout(100, () => Promise.resolve('done'))).toBe('done')

  expect(vi.getTimerCount()).toBe(0)
})

test('throws the error and leaves no timer when the task rejects in time', async () => {
  await expect(withTimeout(100, () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(vi.getTimerCount()).toBe(0)
})

test('rejects and aborts the signal when the task exceeds the timeout', async () => {
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
