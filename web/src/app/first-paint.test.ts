// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstPaint } from './first-paint.ts'

/** Says that something has been painted to whoever observes that. */
let paint: () => void

beforeEach(() => {
  vi.useFakeTimers()
  const observers = new Set<() => void>()
  paint = () => observers.forEach((tell) => tell())
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly observe: (what: PerformanceObserverInit) => void
      constructor(tell: () => void) {
        this.observe = ({ type, buffered }) => {
          if (type === 'paint' && buffered) observers.add(tell)
        }
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function isOver(waiting: Promise<void>) {
  const nothing = Symbol('nothing')
  await vi.advanceTimersByTimeAsync(50)
  return (await Promise.race([waiting, Promise.resolve(nothing)])) !== nothing
}

test('the page comes to life once it is loaded, its large picture included, and painted', async () => {
  const waiting = firstPaint()
  expect(await isOver(waiting)).toBe(false)
  paint()
  expect(await isOver(waiting)).toBe(false)
  dispatchEvent(new Event('load'))
  expect(await isOver(waiting)).toBe(false)

  paint()

  expect(await isOver(waiting)).toBe(true)
})

test('it waits two seconds at most for either', async () => {
  const waiting = firstPaint()
  await vi.advanceTimersByTimeAsync(1900)
  expect(await isOver(waiting)).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(await isOver(waiting)).toBe(true)
})
