import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { registerWorker, showOfflineNotice } from './offline.ts'

test('shows the notice while the browser is offline, every time', async () => {
  showOfflineNotice()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()

  for (let times = 0; times < 2; times += 1) {
    window.dispatchEvent(new Event('offline'))
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You are offline'))

    window.dispatchEvent(new Event('online'))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  }
})

test('shows the notice when the page opens offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  showOfflineNotice()

  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You are offline'))
  window.dispatchEvent(new Event('online'))
})

test.each([
  ['on', 1],
  ['off', 0],
])('registers the worker of a site that is built with it %s: %i', (built, times) => {
  vi.useFakeTimers()
  vi.stubEnv('SERVICE_WORKER', built)
  const register = vi.fn(() => Promise.resolve())
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register })
  vi.stubGlobal('navigator', { serviceWorker })

  registerWorker()
  vi.runAllTimers()

  expect(register).toHaveBeenCalledTimes(times)
})
