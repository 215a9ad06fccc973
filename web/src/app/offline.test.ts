import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showOfflineNotice } from './offline.ts'

afterEach(() => vi.restoreAllMocks())

test('the browser goes offline → shows the notice; it goes online → removes the notice, every time', async () => {
  showOfflineNotice()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()

  for (let times = 0; times < 2; times += 1) {
    window.dispatchEvent(new Event('offline'))
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You are offline'))

    window.dispatchEvent(new Event('online'))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  }
})

test('the page opens offline → shows the notice', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  showOfflineNotice()

  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You are offline'))
  window.dispatchEvent(new Event('online'))
})
