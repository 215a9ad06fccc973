import { expect, test, vi } from 'vitest'
import { LoadError, retry } from './retry.ts'

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('chunk')
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new Error(`${time}`))
  return load
}

test.each([0, 2])('loads again until it succeeds when it fails %i times', async (times) => {
  const load = failing(times)

  await expect(retry(load)).resolves.toBe('chunk')

  expect(load).toHaveBeenCalledTimes(times + 1)
})

test('throws a LoadError with the last error when it fails three times', async () => {
  const load = failing(3)

  const error: unknown = await retry(load).catch((reason: unknown) => reason)

  expect(error).toBeInstanceOf(LoadError)
  expect(error).toMatchObject({ message: 'Error: 2', cause: new Error('2') })
  expect(load).toHaveBeenCalledTimes(3)
})
