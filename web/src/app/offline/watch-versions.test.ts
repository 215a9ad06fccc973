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

test('a new version is installed while the page is open → offers the version and does not reload', async () => {
  const registration = new FakeRegistration()
  await watch(registration)

  registration.startInstall(new FakeWorker(false))
  expect(screen.getByRole('status')).toHaveTextContent('')
  act(() => registration.finishInstall())

  await offer()
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready')
  expect(reload).not.toHaveBeenCalled()
})

test('the visitor clicks Reload → the new version activates, then the page reloads', async () => {
  const registration = new FakeRegistration()
  const waiting = (registration.waiting = new FakeWorker(false))
  const workers = await watch(registration)

  await userEvent.click(await offer())
  expect(waiting.messages).toContainEqual({ type: 'skip-waiting' })
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))

  expect(reload).toHaveBeenCalledOnce()
})

test('the visitor clicks Reload after another tab has activated the version → only reloads the page', async () => {
  const registration = new FakeRegistration()
  const waiting = (registration.waiting = new FakeWorker(false))
  await watch(registration)
  const button = await offer()

  waiting.state = 'activated'
  await userEvent.click(button)

  expect(reload).toHaveBeenCalledOnce()
  expect(waiting.messages).not.toContainEqual({ type: 'skip-waiting' })
})

test('the page already has the new version → does not offer it', async () => {
  const registration = new FakeRegistration()
  const waiting = (registration.waiting = new FakeWorker(true))

  await watch(registration)

  await vi.waitFor(() => expect(waiting.messages).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.getByRole('status')).toHaveTextContent('')
})

test('the tab becomes visible → checks for a new version', async () => {
  const registration = new FakeRegistration()
  await watch(registration)

  document.dispatchEvent(new Event('visibilitychange'))

  expect(registration.updateCalls).toBe(1)
})
