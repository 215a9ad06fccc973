import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserPlayback } from './playback-environment.ts'

let matching = ''

class FakeObserver {
  static current: FakeObserver
  disconnect = vi.fn()
  observe = vi.fn()
  readonly tell: (entries: { isIntersecting: boolean }[]) => void

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell
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

function connect(facts: { saveData?: boolean; effectiveType?: string }) {
  const connection = Object.assign(new EventTarget(), facts)
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  return connection
}

test('a browser that tells nothing of its connection may play', () => {
  expect(browserPlayback.limitsAutoplay.read()).toBe(false)
})

test.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
  '%s keeps films from playing',
  (query) => {
    matching = query
    expect(browserPlayback.limitsAutoplay.read()).toBe(true)
  },
)

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  '%o keeps films from playing',
  (facts) => {
    connect(facts)
    expect(browserPlayback.limitsAutoplay.read()).toBe(true)
  },
)

test('a fast connection does not', () => {
  connect({ saveData: false, effectiveType: '4g' })
  expect(browserPlayback.limitsAutoplay.read()).toBe(false)
})

test('a change of the connection is heard until nobody listens', () => {
  const connection = connect({ effectiveType: '4g' })
  const onChange = vi.fn()
  const stop = browserPlayback.limitsAutoplay.subscribe(onChange)

  connection.dispatchEvent(new Event('change'))
  stop()
  connection.dispatchEvent(new Event('change'))

  expect(onChange).toHaveBeenCalledOnce()
})

test('an element is watched until nobody wants to know', () => {
  const onChange = vi.fn()
  const stop = browserPlayback.watch(document.body, onChange)
  expect(FakeObserver.current.observe).toHaveBeenCalledWith(document.body)

  FakeObserver.current.tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  stop()

  expect(FakeObserver.current.disconnect).toHaveBeenCalledOnce()
})
