import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Progress } from './progress.tsx'

afterEach(() => void vi.useRealTimers())

test('something loads → the bar has an element only after 150 ms', () => {
  vi.useFakeTimers()
  const { container } = render(<Progress />)

  act(() => void vi.advanceTimersByTime(149))
  expect(container).toBeEmptyDOMElement()

  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
})
