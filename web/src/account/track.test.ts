import { expect, test, vi } from 'vitest'
import { createTrack } from './track.ts'

test('no measurement id is configured → loads and sends nothing', async () => {
  const loadAnalytics = vi.fn()
  const config = vi.fn(() => Promise.resolve({ firebase: { apiKey: 'k' } }))

  createTrack({ config, loadAnalytics })('login', { method: 'email' })

  await vi.waitFor(() => expect(config).toHaveBeenCalledOnce())
  await Promise.resolve()
  expect(loadAnalytics).not.toHaveBeenCalled()
})

test('a measurement id is configured → sends the event', async () => {
  const logEvent = vi.fn()
  const track = createTrack({
    config: () => Promise.resolve({ firebase: { apiKey: 'k', measurementId: 'G-1' } }),
    loadAnalytics: () => Promise.resolve(logEvent),
  })

  track('sign_up', { method: 'google' })

  await vi.waitFor(() =>
    expect(logEvent).toHaveBeenCalledExactlyOnceWith('sign_up', { method: 'google' }),
  )
})

test('the visitor does not share statistics → loads and sends nothing', async () => {
  localStorage.setItem('usage-statistics', 'off')
  const config = vi.fn(() => Promise.resolve({ firebase: { apiKey: 'k', measurementId: 'G-1' } }))
  const loadAnalytics = vi.fn()

  createTrack({ config, loadAnalytics })('login', { method: 'email' })

  await Promise.resolve()
  expect(config).not.toHaveBeenCalled()
  expect(loadAnalytics).not.toHaveBeenCalled()
  localStorage.clear()
})
