import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSharesUsage } from '../account/usage-statistics.ts'
import { reportErrors } from './report-errors.ts'

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>()
// jsdom has no sendBeacon.
Object.assign(navigator, { sendBeacon })

/** A visit of its own: the module counts the errors of one. */
async function newVisit() {
  vi.resetModules()
  return (await import('./report-errors.ts')).sendError
}

const sent = async () => {
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()))
  return bodies.map((body) => JSON.parse(body) as Record<string, string>)
}

beforeEach(() => void sendBeacon.mockClear())
afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

reportErrors()

const cause = new Error('broken')

test.each([
  [
    'an error',
    new ErrorEvent('error', { error: cause, cancelable: true }),
    'An error was not handled.',
    cause,
  ],
  [
    'a rejection',
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: cause }),
    'A rejection was not handled.',
    cause,
  ],
])('logs and sends %s that is not handled', (_name, event, what, why) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

  dispatchEvent(event)

  expect(logged).toHaveBeenCalledExactlyOnceWith(what, why)
  expect(event.defaultPrevented).toBe(true)
  expect(sendBeacon).toHaveBeenCalledOnce()
})

test('logs an error of another origin’s script and does not send it', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))

  expect(logged).toHaveBeenCalledExactlyOnceWith('An error was not handled.', 'Script error.')
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('does not throw when the browser has no sendBeacon', async () => {
  const sendError = await newVisit()
  vi.stubGlobal('navigator', { userAgent: '' })

  expect(() => sendError(cause)).not.toThrow()
})

test('sends where an error happened, and nothing of the visitor', async () => {
  const sendError = await newVisit()
  history.replaceState(null, '', '/products/whey?email=ada@example.com')
  const error = new SyntaxError(`"{"name": "Ada" is not valid JSON`)
  error.stack = `${String(error)}
    at pay (https://shop.example/assets/shop-Bz1I_4Uc.js:1:20)
    at https://shop.example/products/whey?email=ada@example.com:12:3`

  sendError(error)

  const [[url, { type }] = ['', new Blob()]] = sendBeacon.mock.calls
  expect({ url, type }).toEqual({ url: '/api/errors', type: 'application/json' })
  expect(await sent()).toEqual([
    {
      message: 'SyntaxError: "" is not valid JSON',
      stack: `SyntaxError: "" is not valid JSON
    at pay (https://shop.example/assets/shop-Bz1I_4Uc.js:1:20)
    at https://shop.example`,
      route: '/products/:id',
      version: 'report-errors.ts',
      browser: navigator.userAgent,
    },
  ])
})

test('sends three errors of a visit, then the 10th and the 100th', async () => {
  const sendError = await newVisit()

  for (let number = 1; number <= 120; number += 1) sendError(`error ${number}`)

  const messages = (await sent()).map(({ message }) => message)
  expect(messages).toEqual([1, 2, 3, 10, 100].map((number) => `error ${number}`))
})

test('sends nothing when the visitor shares no usage statistics', async () => {
  const sendError = await newVisit()
  storeSharesUsage(false)

  sendError(cause)

  expect(sendBeacon).not.toHaveBeenCalled()
})
