import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareButton } from './share-button.tsx'

const shared = { title: 'Casein Protein', url: '/products/casein-protein' }
const button = () => screen.queryByRole('button', { name: 'Share' })

function stubShare(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

test('shows no button when the browser has no share sheet', () => {
  render(<ShareButton {...shared} />)

  expect(button()).not.toBeInTheDocument()
})

test('shares only the title and the absolute address when the button is clicked', async () => {
  const share = vi.fn(() => Promise.resolve())
  stubShare(share)
  render(<ShareButton {...shared} />)

  await userEvent.click(screen.getByRole('button', { name: 'Share' }))

  expect(share.mock.calls).toEqual([[{ ...shared, url: location.origin + shared.url }]])
})

function shareFails(name: string) {
  stubShare(() => Promise.reject(new DOMException('', name)))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // It replaces the clipboard.
  const visitor = userEvent.setup()
  render(<ShareButton {...shared} />)
  return { visitor, logged }
}

test('copies nothing and reports nothing when the visitor closes the share sheet', async () => {
  const { visitor, logged } = shareFails('AbortError')

  const writeText = vi.spyOn(navigator.clipboard, 'writeText')

  await visitor.click(screen.getByRole('button'))

  expect(writeText).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
  expect(button()).toBeEnabled()
})

test.each([
  ['to the clipboard, and says so, when the share sheet is not allowed', false],
  ['by a selection when the clipboard is not allowed either', true],
])('copies the link %s', async (_, isRefused) => {
  const { visitor, logged } = shareFails('NotAllowedError')
  let copied = ''
  if (isRefused) {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException())
    const execCommand = () => {
      copied = (document.activeElement as HTMLInputElement).value
      return true
    }
    Object.assign(document, { execCommand })
  }

  await visitor.click(screen.getByRole('button'))

  expect(await screen.findByRole('button', { name: 'Link copied' })).toHaveFocus()
  expect(isRefused ? copied : await navigator.clipboard.readText()).toBe(
    location.origin + shared.url,
  )
  await waitFor(() =>
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Link copied'),
  )
  expect(document.querySelector('button [aria-live]')).toBeNull()
  expect(document.querySelector('input')).toBeNull()
  expect(logged).toHaveBeenCalledOnce()
})
