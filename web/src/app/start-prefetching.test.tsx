import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../paths.ts'
import { matchRoute } from './match-route.ts'
import { startPrefetching } from './start-prefetching.ts'

const prefetch = vi.fn()
let connection = {}

startPrefetching()

beforeEach(() => {
  connection = {}
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection })
  vi.spyOn(matchRoute(paths.blog).Screen, 'prefetch').mockImplementation(prefetch)
  render(
    <>
      <a href={paths.blog}>
        <b>Blog</b>
      </a>
      <a href={`https://example.com${paths.blog}`}>Elsewhere</a>
    </>,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  prefetch.mockClear()
})

test.each([fireEvent.pointerOver, fireEvent.focusIn, fireEvent.pointerDown])(
  'prefetches a screen when its link is hovered, focused or pressed (%#)',
  (event) => {
    event(screen.getByText('Elsewhere'))
    expect(prefetch).not.toHaveBeenCalled()

    event(screen.getByText('Blog'))
    expect(prefetch).toHaveBeenCalledOnce()
  },
)

test('prefetches only on a press under Save-Data', () => {
  connection = { saveData: true }

  fireEvent.pointerOver(screen.getByText('Blog'))
  expect(prefetch).not.toHaveBeenCalled()

  fireEvent.pointerDown(screen.getByText('Blog'))
  expect(prefetch).toHaveBeenCalledOnce()
})
