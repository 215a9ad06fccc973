import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notify } from './notify.tsx'

test('what is said appears in the page’s region until it is dismissed', async () => {
  document.body.innerHTML = '<div id="toasts" role="status"></div>'

  act(() => notify.success('Saved'))
  expect(await screen.findByText('Saved')).toBeVisible()
  act(() => notify.failure('Lost'))
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('status')).toHaveTextContent('Lost')

  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) {
    await userEvent.click(button)
  }
  expect(screen.getByRole('status')).toHaveTextContent('')
})

test('an offer waits for as long as it takes, unlike what is said in passing', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="toasts" role="status"></div>'

  act(() => notify.success('Saved'))
  act(() => notify.offer('News', 'Read', vi.fn()))
  act(() => void vi.advanceTimersByTime(60_000))

  expect(screen.getByRole('status')).toHaveTextContent('News')
  expect(screen.getByRole('status')).not.toHaveTextContent('Saved')
  vi.useRealTimers()
})

test('a newer offer takes the place of the one before', async () => {
  document.body.innerHTML = '<div id="toasts" role="status"></div>'
  const [take, takeNewer] = [vi.fn(), vi.fn()]

  act(() => notify.offer('News', 'Read', take))
  act(() => notify.offer('News', 'Read', takeNewer))
  await userEvent.click(await screen.findByRole('button', { name: 'Read' }))

  expect(takeNewer).toHaveBeenCalledOnce()
  expect(take).not.toHaveBeenCalled()
})
