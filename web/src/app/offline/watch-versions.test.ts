// @vitest-environment jsdom

import '@testing-library/jest-dom/vitest'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { containerOf, FakeRegistration, FakeWorker } from './fake-workers.ts'
import { watchVersions } from './watch-versions.ts'

const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  document.body.innerHTML = '<div id="toasts" role="status"></div>'
})
afterEach(() => vi.unstubAllGlobals())

async function watch(registration: FakeRegistration) {
  const workers = containerOf(registration)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  await watchVersions(workers)
  return workers
}

const offer = () => screen.findByRole('button', { name: 'Reload' })

test('a version that comes while the page is open is offered when it is ready, and nothing reloads', async () => {
  const registration = new FakeRegistration()
  await watch(registration)

  registration.find(new FakeWorker(false))
  expect(screen.getByRole('status')).toHaveTextContent('')
  act(() => registration.finish())

  await offer()
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready')
  expect(reload).not.toHaveBeenCalled()
})

test('Reload lets the version take over, and only then loads the page anew', async () => {
  const registration = new FakeRegistration()
  const waiting = (registration.waiting = new FakeWorker(false))
  const workers = await watch(registration)

  await userEvent.click(await offer())
  expect(waiting.heard).toContainEqual({ type: 'take-over' })
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))

  expect(reload).toHaveBeenCalledOnce()
})

test('a version that another tab has taken over already is only loaded', async () => {
  const registration = new FakeRegistration()
  const waiting = (registration.waiting = new FakeWorker(false))
  await watch(registration)
  const button = await offer()

  waiting.state = 'activated'
  await userEvent.click(button)

  expect(reload).toHaveBeenCalledOnce()
  expect(waiting.heard).not.toContainEqual({ type: 'take-over' })
})

test('a page that is of that version already is offered nothing', async () => {
  const registration = new FakeRegistration()
  const waiting = (registration.waiting = new FakeWorker(true))

  await watch(registration)

  await vi.waitFor(() => expect(waiting.heard).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.getByRole('status')).toHaveTextContent('')
})

test('a tab that is looked at again asks for a new version', async () => {
  const registration = new FakeRegistration()
  await watch(registration)

  document.dispatchEvent(new Event('visibilitychange'))

  expect(registration.asked).toBe(1)
})
