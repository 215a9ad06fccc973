import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserPlayback } from './playback-environment.ts'

let media: EventTarget & { matches: boolean }

class FakeObserver {
  static current: FakeObserver
  disconnect = vi.fn()
  observe = vi.fn()
  readonly notify: (entries: { isIntersecting: boolean }[]) => void

  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = notify
    FakeObserver.current = this
  }
}

beforeEach(() => {
  media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(prefers-reduced-motion: reduce)' ? media : undefined,
  )
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

const mockConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

test('the browser has no Network Information API → does not limit autoplay', () => {
  expect(browserPlayback.limitsAutoplay.read()).toBe(false)
})

test('the visitor asks for reduced motion → limits autoplay', () => {
  media.matches = true
  expect(browserPlayback.limitsAutoplay.read()).toBe(true)
})

test('Save-Data is on → limits autoplay', () => {
  mockConnection({ saveData: true, effectiveType: '4g' })
  expect(browserPlayback.limitsAutoplay.read()).toBe(true)
})

test.each(['4g', '3g', 'slow-2g'])('the connection is %s → does not limit autoplay', (type) => {
  mockConnection({ saveData: false, effectiveType: type })
  expect(browserPlayback.limitsAutoplay.read()).toBe(false)
})

test('the preference for reduced motion changes → notifies until unsubscribed', () => {
  const onChange = vi.fn()
  const unsubscribe = browserPlayback.limitsAutoplay.subscribe(onChange)

  media.dispatchEvent(new Event('change'))
  unsubscribe()
  media.dispatchEvent(new Event('change'))

  expect(onChange).toHaveBeenCalledOnce()
})

test('the visibility changes → notifies with the latest entry; the listener unsubscribes → disconnects', () => {
  const onChange = vi.fn()
  const unsubscribe = browserPlayback.observeVisibility(document.body, onChange)
  expect(FakeObserver.current.observe).toHaveBeenCalledWith(document.body)

  FakeObserver.current.notify([{ isIntersecting: false }, { isIntersecting: true }])
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  unsubscribe()

  expect(FakeObserver.current.disconnect).toHaveBeenCalledOnce()
})
