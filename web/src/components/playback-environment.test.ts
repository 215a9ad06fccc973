import { beforeEach, expect, test, vi } from 'vitest'
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

const mockConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

test.each([
  ['reduced motion is asked for', true, true, undefined],
  ['Save-Data is on', true, false, { saveData: true, effectiveType: '4g' }],
  ['the browser has no Network Information API', false, false, undefined],
  ['the connection is slow', false, false, { saveData: false, effectiveType: 'slow-2g' }],
])('when %s, limits autoplay: %s', (_, limits, reducesMotion, connection) => {
  media.matches = reducesMotion
  if (connection) mockConnection(connection)

  expect(browserPlayback.limitsAutoplay.read()).toBe(limits)
})

test('notifies until unsubscribed when the preference for reduced motion changes', () => {
  const onChange = vi.fn()
  const unsubscribe = browserPlayback.limitsAutoplay.subscribe(onChange)

  media.dispatchEvent(new Event('change'))
  unsubscribe()
  media.dispatchEvent(new Event('change'))

  expect(onChange).toHaveBeenCalledOnce()
})

test('notifies with the latest entry when the visibility changes, until unsubscribed', () => {
  const onChange = vi.fn()
  const unsubscribe = browserPlayback.observeVisibility(document.body, onChange)
  expect(FakeObserver.current.observe).toHaveBeenCalledWith(document.body)

  FakeObserver.current.notify([{ isIntersecting: false }, { isIntersecting: true }])
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  unsubscribe()

  expect(FakeObserver.current.disconnect).toHaveBeenCalledOnce()
})
