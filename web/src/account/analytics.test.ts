import { expect, test, vi } from 'vitest'
import { createTrack } from './analytics.ts'

test.each([
  ['no measurement id is configured', undefined, 'on'],
  ['the visitor does not share statistics', 'G-1', 'off'],
])('loads and sends nothing when %s', (_, measurementId, choice) => {
  localStorage.setItem('usage-statistics', choice)
  const load = vi.fn()

  createTrack(measurementId, load)('login', { method: 'email' })

  expect(load).not.toHaveBeenCalled()
})

test('sends the event when a measurement id is configured', async () => {
  const logEvent = vi.fn()

  createTrack('G-1', () => Promise.resolve(logEvent))('sign_up', { method: 'google' })

  await vi.waitFor(() =>
    expect(logEvent).toHaveBeenCalledExactlyOnceWith('sign_up', { method: 'google' }),
  )
})
