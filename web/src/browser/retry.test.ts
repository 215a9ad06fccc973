import { expect, test, vi } from 'vitest'
import { retry } from './retry.ts'

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('chunk')
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new Error(`${time}`))
  return load
}

test('fails twice → loads at the third try', async () => {
  await expect(retry(failing(2))).resolves.toBe('chunk')
})

test('fails three times → rejects with the last error', async () => {
  const load = failing(3)

  await expect(retry(load)).rejects.toThrow('2')
  expect(load).toHaveBeenCalledTimes(3)
})

test('succeeds → loads once', async () => {
  const load = failing(0)

  await retry(load)

  expect(load).toHaveBeenCalledOnce()
})
