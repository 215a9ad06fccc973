import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toast } from './toast.tsx'

test('an outcome appears in the page’s live region, until a newer one replaces it or it is dismissed', async () => {
  document.body.innerHTML = '<div id="toasts" role="status"></div>'

  act(() => toast.success('Saved'))
  expect(await screen.findByText('Saved')).toBeVisible()
  act(() => toast.error('Lost'))
  expect(screen.getByRole('status')).toHaveTextContent('Lost')
  expect(screen.getByRole('status')).not.toHaveTextContent('Saved')

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('status')).toHaveTextContent('')
})

test('returns the focus when a toast is dismissed by keyboard', async () => {
  document.body.innerHTML = '<button>Edit</button><div id="toasts" role="status"></div>'
  act(() => toast.success('Saved'))
  const visitor = userEvent.setup()
  await visitor.tab()
  await visitor.tab()
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toHaveFocus()

  await visitor.keyboard('{Enter}')

  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
})

test('shows a new outcome when the last one was dismissed a second before', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="toasts" role="status"></div>'
  act(() => toast.error('Lost'))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  act(() => void vi.advanceTimersByTime(999))

  act(() => {
    toast.success('Saved')
    vi.advanceTimersByTime(1)
  })

  expect(screen.getByRole('status')).toHaveTextContent('Saved')
})

test('shows the newer outcome once when two come before the first render', () => {
  const warn = vi.spyOn(console, 'error')
  document.body.innerHTML = '<div id="toasts" role="status"></div>'

  act(() => {
    toast.success('Saved')
    toast.error('Lost')
  })

  expect(screen.getByRole('status')).toHaveTextContent('Lost')
  expect(warn).not.toHaveBeenCalled()
})

test('shows a newer toast for its own five seconds when it comes as the older one ends', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="toasts" role="status"></div>'
  act(() => toast.success('Saved'))
  act(() => void vi.advanceTimersByTime(4_999))

  act(() => {
    toast.error('Lost')
    // The timer of the older one is due before React renders.
    vi.advanceTimersByTime(10)
  })
  act(() => void vi.advanceTimersByTime(4_980))
  expect(screen.getByRole('status')).toHaveTextContent('Lost')

  act(() => void vi.advanceTimersByTime(100))
  expect(screen.getByRole('status')).toHaveTextContent('')
})

test('replaces the text’s element and keeps the button’s when the same sentence comes again', () => {
  document.body.innerHTML = '<div id="toasts" role="status"></div>'
  act(() => toast.error('Lost'))
  const [text, button] = [screen.getByText('Lost'), screen.getByRole('button')]
  button.focus()

  act(() => toast.error('Lost'))

  expect(screen.getByText('Lost')).not.toBe(text)
  expect(button).toHaveFocus()
})
