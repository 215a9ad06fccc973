import { expect, test } from 'vitest'
import { smoothPath } from './smooth-path.ts'
import { path as wordmark } from './src/ui/wordmark.ts'

type Point = [x: number, y: number]

/** Points along the outline, the same number of each curve. */
function pointsAlong(path: string): Point[] {
  let [x, y] = [0, 0]
  let handle: Point = [0, 0]
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const size = { M: 2, l: 2, q: 4, t: 2, z: 0 }[command]
    if (size === undefined) throw new Error(`unknown command ${command}`)
    const found: Point[] = []
    for (let at = 0; at < numbers.length; at += size) {
      const own = numbers.slice(at, at + size)
      const [endX = 0, endY = 0] = own.slice(-2)
      const from: Point = command === 'M' ? [0, 0] : [x, y]
      const to: Point = [from[0] + endX, from[1] + endY]
      if (command === 'q') handle = [x + (own[0] ?? 0), y + (own[1] ?? 0)]
      else if (command === 't') handle = [2 * x - handle[0], 2 * y - handle[1]]
      else handle = to
      for (const t of [0.25, 0.5, 0.75, 1]) {
        const along = (nth: 0 | 1) =>
          (1 - t) ** 2 * from[nth] + 2 * t * (1 - t) * handle[nth] + t ** 2 * to[nth]
        found.push(command === 'q' || command === 't' ? [along(0), along(1)] : to)
      }
      ;[x, y] = to
    }
    return found
  })
}

test('the wordmark is the same to three quarters of a unit, 0.4 pixels on a screen of 1440', () => {
  const smooth = smoothPath(wordmark)
  expect(smooth.length).toBeLessThan(wordmark.length * 0.8)

  const [points, smoothed] = [pointsAlong(wordmark), pointsAlong(smooth)]
  expect(smoothed).toHaveLength(points.length)
  const offsets = points.map(([x, y], nth) => {
    const [atX = NaN, atY = NaN] = smoothed[nth] ?? []
    return Math.hypot(atX - x, atY - y)
  })
  expect(Math.max(...offsets)).toBeLessThanOrEqual(0.75)
})

test('a curve that does not go on as the one before it keeps its own handle', () => {
  expect(smoothPath('M0 0q10 0 20 10 10 10 10 20l5 0q0 9 9 9-5 9-9 9z')).toBe(
    'M0 0q10 0 20 10t10 20l5 0q0 9 9 9-5 9-9 9z',
  )
})
