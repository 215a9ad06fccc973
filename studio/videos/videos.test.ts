import { expect, test } from 'vitest'
import { fps } from './video.ts'
import { bounce, during, ease, loop } from './motion.ts'
import { scripts } from './video-renderer.ts'

const videos = Object.entries(scripts)

/** A time step so small that only a discontinuity changes a value visibly. */
const step = 1e-5

test.each(videos)(
  '%s loops seamlessly: same values and speed at both ends',
  (_, { video: { motion } }) => {
    const start = motion(0)
    const end = motion(1)
    const speed = (t: number) =>
      motion(t + step).map((value, index) => (value - (motion(t)[index] ?? 0)) / step)

    for (const [index, value] of start.entries()) {
      expect(end[index]).toBeCloseTo(value, 3)
      expect(speed(1 - step)[index]).toBeCloseTo(speed(0)[index] ?? 0, 0)
    }
  },
)

test.each(videos)('%s lasts four to six seconds, in whole frames', (_, { video: { seconds } }) => {
  expect(seconds).toBeGreaterThanOrEqual(4)
  expect(seconds).toBeLessThanOrEqual(6)
  expect(Number.isInteger(seconds * fps)).toBe(true)
})

test('eased value → constant before the start and after the end', () => {
  expect([ease(-1), ease(0), ease(0.5), ease(1), ease(2)]).toEqual([0, 0, 0.5, 1, 1])
  expect(during(0.5, [0.1, 0.3, 0.7, 0.9])).toBe(1)
  expect(during(0.95, [0.1, 0.3, 0.7, 0.9])).toBe(0)
})

test('falling object → touches the floor, bounces lower and comes to rest', () => {
  expect(bounce(0, 0.1)).toBe(1)
  expect(bounce(1, 0.1)).toBe(0)
  expect(bounce(1 + Math.sqrt(0.1), 0.1)).toBeCloseTo(0.1)
  expect(bounce(9, 0.1)).toBe(0)
})

test('time outside 0–1 → wrapped into the loop', () => {
  expect(loop(1.25)).toBe(0.25)
  expect(loop(-0.25)).toBe(0.75)
})
