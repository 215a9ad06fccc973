import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareButton } from './share-button.tsx'

const shared = { title: 'Casein Protein', url: '/products/casein-protein' }
const button = () => screen.queryByRole('button', { name: 'Share' })

function stubShare(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

test('browser has no share sheet → no button', () => {
  render(<ShareButton {...shared} />)

  expect(button()).not.toBeInTheDocument()
})

test('click on the button → shares the title and the absolute address, nothing else', async () => {
  const share = vi.fn(() => Promise.resolve())
  stubShare(share)
  render(<ShareButton {...shared} />)

  await userEvent.click(screen.getByRole('button', { name: 'Share' }))

  expect(share.mock.calls).toEqual([[{ ...shared, url: location.origin + shared.url }]])
})

test.each([
  ['the visitor closes the share sheet', 'AbortError', 0],
  ['the share sheet fails', 'NotAllowedError', 1],
])('%s → %s is reported %d times', async (_, name, reports) => {
  stubShare(() => Promise.reject(new DOMException('', name)))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<ShareButton {...shared} />)

  await userEvent.click(screen.getByRole('button', { name: 'Share' }))

  expect(logged).toHaveBeenCalledTimes(reports)
  expect(button()).toBeEnabled()
})
