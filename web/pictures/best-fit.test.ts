import { expect, test } from 'vitest'
import { bestFit } from './best-fit.ts'

/** Fake encoder: the number of bytes is the quality. */
const encode = (quality: number) => Promise.resolve(Buffer.alloc(quality))

test('several qualities fit the limit → the best of them', async () => {
  expect(await bestFit([60, 50, 40], 55, encode)).toHaveLength(50)
})

test('no quality fits the limit → the smallest file', async () => {
  expect(await bestFit([60, 50, 40], 10, encode)).toHaveLength(40)
})
