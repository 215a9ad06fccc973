import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { idleTime } from './showcase.ts'
import { useShowcase } from './showcase-layer.tsx'

beforeEach(() => void vi.useFakeTimers())

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
  const { result } = renderHook(() => useShowcase(false))
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
])('ends the video and restarts the idle time when a %s event comes', (type) => {
  const result = showVideo()
  advance(1_000)

  dispatch(window, new Event(type))

  expect(result.current.video).toBeUndefined()
  advance(idleTime - 100)
  expect(result.current.video).toBeUndefined()
  advance(100)
  expect(result.current.video).toBeDefined()
})

test('ends a video at each event when a script dispatches mousemove twice at the same position', () => {
  const result = showVideo()
  for (let times = 0; times < 2; times += 1) {
    dispatch(window, new MouseEvent('mousemove', { screenX: 7, screenY: 7 }))
    expect(result.current.video).toBeUndefined()
    advance(idleTime)
    act(result.current.onPlaying)
    expect(result.current.video).toBeDefined()
  }
})

const click = (detail: number) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, detail })

test('a press that ends the video does not reach the page; the next one does', () => {
  const result = showVideo()
  const [first, second] = [click(1), click(1)]

  dispatch(document.body, new Event('pointerdown', { bubbles: true }))
  expect(result.current.video).toBeUndefined()
  dispatch(document.body, first)
  expect(first.defaultPrevented).toBe(true)

  advance(1_000)
  dispatch(document.body, new Event('pointerdown', { bubbles: true }))
  dispatch(document.body, second)
  expect(second.defaultPrevented).toBe(false)
})

test('a press of the middle button that ends the video opens nothing', () => {
  showVideo()
  const press = new MouseEvent('auxclick', { bubbles: true, cancelable: true, detail: 1 })

  dispatch(document.body, new Event('pointerdown', { bubbles: true }))
  dispatch(document.body, press)

  expect(press.defaultPrevented).toBe(true)
})

test.each([
  ['a click of a switch or voice control', [], 1],
  ['a click of a screen reader that imitates a pointer', ['pointerdown'], 0],
  ['Enter on a focused link', ['keydown'], 0],
] as const)('%s ends the video and acts', (_name, before, detail) => {
  const result = showVideo()
  const events = before.map((type) =>
    type === 'keydown'
      ? new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true })
      : new Event(type, { bubbles: true, cancelable: true }),
  )
  const followed = click(detail)

  for (const event of [...events, followed]) dispatch(document.body, event)

  expect(result.current.video).toBeUndefined()
  expect([...events, followed].some((event) => event.defaultPrevented)).toBe(false)
})

test('shows no video while the films are paused', () => {
  const { result, rerender } = renderHook(useShowcase, { initialProps: true })
  advance(10 * idleTime)
  expect(result.current.video).toBeUndefined()

  rerender(false)
  advance(idleTime)

  expect(result.current.video).toBeDefined()
})
