import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleTime } from './showcase.ts'
import { useShowcase } from './use-showcase.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advance = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const dispatch = (target: EventTarget, event: Event) => {
  act(() => {
    target.dispatchEvent(event)
  })
}

/** Renders the hook and lets it show a video. */
function showVideo() {
  const { result } = renderHook(useShowcase)
  advance(idleTime)
  act(result.current.onPlaying)
  expect(result.current.video).toBeDefined()
  return result
}

test.each([
  'pointerdown',
  'pointermove',
  'mousemove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
])('%s event → the video ends, and the idle time restarts', (type) => {
  const result = showVideo()
  advance(1_000)

  dispatch(window, new Event(type))

  expect(result.current.video).toBeUndefined()
  advance(idleTime - 100)
  expect(result.current.video).toBeUndefined()
  advance(100)
  expect(result.current.video).toBeDefined()
})

test('script dispatches mousemove twice at the same position → each event ends a video', () => {
  const result = showVideo()
  for (let times = 0; times < 2; times += 1) {
    dispatch(window, new MouseEvent('mousemove', { screenX: 7, screenY: 7 }))
    expect(result.current.video).toBeUndefined()
    advance(idleTime)
    act(result.current.onPlaying)
    expect(result.current.video).toBeDefined()
  }
})

test('click during a video → does not reach the page; the next click does', () => {
  const result = showVideo()
  const click = () => new MouseEvent('click', { bubbles: true, cancelable: true })
  const first = click()
  const second = click()

  dispatch(document.body, first)
  expect(first.defaultPrevented).toBe(true)
  expect(result.current.video).toBeUndefined()

  dispatch(document.body, second)
  expect(second.defaultPrevented).toBe(false)
})

test('Enter during a video → does not follow the focused link; the next Enter does', () => {
  showVideo()
  const enter = () => new KeyboardEvent('keydown', { key: 'Enter', cancelable: true })
  const [first, second] = [enter(), enter()]

  dispatch(window, first)
  dispatch(window, second)

  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, false])
})
