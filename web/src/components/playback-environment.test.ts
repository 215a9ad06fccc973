import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserPlayback } from './playback-environment.ts'

let matching = ''

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
  matching = ''
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === matching }),
  )
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

function mockConnection(state: { saveData?: boolean; effectiveType?: string }) {
  const connection = Object.assign(new EventTarget(), state)
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  return connection
}

test('the browser has no Network Information API → does not limit autoplay', () => {
  expect(browserPlayback.limitsAutoplay.read()).toBe(false)
})

test.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
  '%s matches → limits autoplay',
  (query) => {
    matching = query
    expect(browserPlayback.limitsAutoplay.read()).toBe(true)
  },
)

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  'the connection is %o → limits autoplay',
  (state) => {
    mockConnection(state)
    expect(browserPlayback.limitsAutoplay.read()).toBe(true)
  },
)

test('the connection is fast → does not limit autoplay', () => {
  mockConnection({ saveData: false, effectiveType: '4g' })
  expect(browserPlayback.limitsAutoplay.read()).toBe(false)
})

test('the connection changes → notifies until unsubscribed', () => {
  const connection = mockConnection({ effectiveType: '4g' })
  const onChange = vi.fn()
  const unsubscribe = browserPlayback.limitsAutoplay.subscribe(onChange)

  connection.dispatchEvent(new Event('change'))
  unsubscribe()
  connection.dispatchEvent(new Event('change'))

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
