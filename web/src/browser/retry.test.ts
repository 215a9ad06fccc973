import { expect, test, vi } from 'vitest'
import { LoadError, retry } from './retry.ts'

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('chunk')
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new Error(`${time}`))
  return load
}

test('loading fails twice → the third try succeeds', async () => {
  await expect(retry(failing(2))).resolves.toBe('chunk')
})

test('loading fails three times → throws a LoadError with the last error', async () => {
  const load = failing(3)

  const error: unknown = await retry(load).catch((reason: unknown) => reason)

  expect(error).toBeInstanceOf(LoadError)
  expect(error).toMatchObject({ message: 'Error: 2', cause: new Error('2') })
  expect(load).toHaveBeenCalledTimes(3)
})

test('loading succeeds → loads only once', async () => {
  const load = failing(0)

  await retry(load)

  expect(load).toHaveBeenCalledOnce()
})
