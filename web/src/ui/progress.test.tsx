import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Progress } from './progress.tsx'

test('shows a bar when something loads for 150 ms, and says so after a second', () => {
  vi.useFakeTimers()
  const { container } = render(<Progress />)

  act(() => void vi.advanceTimersByTime(149))
  expect(container).toBeEmptyDOMElement()

  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()

  act(() => void vi.advanceTimersByTime(850))
  expect(status).toHaveTextContent('Loading')
})
