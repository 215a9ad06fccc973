// @ts-check
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fps } from './film.mjs'
import { bounce, during, ease, loop } from './motion.mjs'

const folder = new URL('.', import.meta.url)
const names = (await readdir(folder)).filter((file) => /^film-.*\.mjs$/.test(file))

/** @param {string} name @returns {Promise<import('./film.mjs').Film>} */
async function load(name) {
  /** @type {unknown} */
  const module = await import(new URL(name, folder).href)
  return /** @type {{ film: import('./film.mjs').Film }} */ (module).film
}

/** A change so small that only a jump shows. */
const step = 1e-5

test.each(names)('%s ends where it begins, and at the same pace', async (name) => {
  const { motion } = await load(name)
  const start = motion(0)
  const end = motion(1)
  const pace = (/** @type {number} */ t) =>
    motion(t + step).map((value, index) => (value - (motion(t)[index] ?? 0)) / step)

  for (const [index, value] of start.entries()) {
    expect(end[index]).toBeCloseTo(value, 3)
    expect(pace(1 - step)[index]).toBeCloseTo(pace(0)[index] ?? 0, 0)
  }
})

test.each(names)('%s lasts four to six seconds of whole frames', async (name) => {
  const { seconds } = await load(name)

  expect(seconds).toBeGreaterThanOrEqual(4)
  expect(seconds).toBeLessThanOrEqual(6)
  expect(Number.isInteger(seconds * fps)).toBe(true)
})

test('what is eased leaves and arrives at rest', () => {
  expect([ease(-1), ease(0), ease(0.5), ease(1), ease(2)]).toEqual([0, 0, 0.5, 1, 1])
  expect(during(0.5, [0.1, 0.3, 0.7, 0.9])).toBe(1)
  expect(during(0.95, [0.1, 0.3, 0.7, 0.9])).toBe(0)
})

test('what falls touches the ground, bounces lower and stays there', () => {
  expect(bounce(0, 0.1)).toBe(1)
  expect(bounce(1, 0.1)).toBe(0)
  expect(bounce(1 + Math.sqrt(0.1), 0.1)).toBeCloseTo(0.1)
  expect(bounce(9, 0.1)).toBe(0)
})

test('time beyond the loop is time within it', () => {
  expect(loop(1.25)).toBe(0.25)
  expect(loop(-0.25)).toBe(0.75)
})
