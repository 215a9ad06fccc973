// @ts-check
import { expect, test } from 'vitest'
import { fitted } from './encode.mjs'

/** As many bytes as the quality. @param {number} quality */
const encode = (quality) => Promise.resolve(Buffer.alloc(quality))

test('the best quality that keeps to the limit is taken', async () => {
  expect(await fitted([60, 50, 40], 55, encode)).toHaveLength(50)
})

test('where none keeps to it, the last is taken, and the test of what is served will tell', async () => {
  expect(await fitted([60, 50, 40], 10, encode)).toHaveLength(40)
})
