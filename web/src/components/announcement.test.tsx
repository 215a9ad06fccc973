import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Announcement, quietMs } from './announcement.tsx'

const region = () => document.querySelector('[aria-live=polite]')
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

test('announces the last of several texts once when they stop changing, and not the first of all', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Announcement>1 product</Announcement>)
  wait(quietMs)
  expect(region()).toHaveTextContent('')

  for (const count of [2, 3, 4]) {
    rerender(<Announcement>{`${count} products`}</Announcement>)
    wait(quietMs - 1)
    expect(region()).toHaveTextContent('')
  }
  wait(1)
  expect(region()).toHaveTextContent('4 products')

  rerender(<Announcement>1 product</Announcement>)
  wait(quietMs)
  expect(region()).toHaveTextContent('1 product')
})
