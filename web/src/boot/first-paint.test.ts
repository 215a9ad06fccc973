import { beforeEach, expect, test, vi } from 'vitest'
import { firstPaint } from './first-paint.ts'

/** Notifies the observers of a paint. */
let paint: () => void

beforeEach(() => {
  vi.useFakeTimers()
  const observers = new Set<() => void>()
  paint = () => observers.forEach((notify) => notify())
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly observe: (options: PerformanceObserverInit) => void
      constructor(notify: () => void) {
        this.observe = ({ type, buffered }) => {
          if (type === 'paint' && buffered) observers.add(notify)
        }
      }
    },
  )
})

async function isResolved(promise: Promise<void>) {
  const pending = Symbol('pending')
  await vi.advanceTimersByTimeAsync(50)
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending
}

test('resolves when the page has loaded and then paints', async () => {
  const painted = firstPaint()
  expect(await isResolved(painted)).toBe(false)
  paint()
  expect(await isResolved(painted)).toBe(false)
  dispatchEvent(new Event('load'))
  expect(await isResolved(painted)).toBe(false)

  paint()

  expect(await isResolved(painted)).toBe(true)
})

test('resolves after two seconds when the page neither loads nor paints', async () => {
  const painted = firstPaint()
  await vi.advanceTimersByTimeAsync(1900)
  expect(await isResolved(painted)).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(await isResolved(painted)).toBe(true)
})
