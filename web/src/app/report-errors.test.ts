import { beforeEach, expect, test, vi } from 'vitest'
import { storeSharesUsage } from '../account/usage-statistics.ts'
import { reportErrors } from './report-errors.ts'

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>()
// jsdom has no sendBeacon.
Object.assign(navigator, { sendBeacon })

/** A visit of its own: the module counts the errors of one. */
function newVisit() {
  vi.resetModules()
  return import('./report-errors.ts')
}

const sent = async () => {
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()))
  return bodies.map((body) => JSON.parse(body) as Record<string, string>)
}

beforeEach(() => void sendBeacon.mockClear())

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

test.each([
  ['ERROR', 'a file of ours', `${location.origin}/assets/shop.js`],
  ['ERROR', 'a script that the policy has for something else', 'https://apis.google.com/js/api.js'],
  ['ERROR', 'a host of a wildcard', 'https://region1.google-analytics.com/g/collect'],
  ['WARNING', 'the script of an extension', 'chrome-extension'],
  ['WARNING', 'an inline style of an app that shows the page', 'inline'],
  ['WARNING', 'the font of a filter', 'https://fonts.example/a.woff2'],
])('sends the severity %s when the policy blocks %s', async (severity, _, blockedURI) => {
  const { sendViolation } = await newVisit()
  const originalPolicy =
    "script-src 'self' https://apis.google.com; img-src https://*.google-analytics.com http://127.0.0.1:*"

  sendViolation({ blockedURI, originalPolicy, effectiveDirective: 'script-src-elem' })

  expect(await sent()).toMatchObject([{ severity }])
})

test.each([
  ['a difference that hydration has repaired', 'onRecoverableError', new Error('#418'), 'WARNING'],
  [
    'nodes that a translating browser has moved',
    'onCaughtError',
    new DOMException('', 'NotFoundError'),
    'WARNING',
  ],
  ['a screen that throws', 'onCaughtError', cause, 'ERROR'],
] as const)('sends the severity of %s', async (_, handler, error, severity) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rootOptions } = await newVisit()

  rootOptions[handler](error)

  expect(await sent()).toMatchObject([{ severity }])
})

test('does not throw when the browser has no sendBeacon', async () => {
  const { sendError } = await newVisit()
  vi.stubGlobal('navigator', { userAgent: '' })

  expect(() => sendError(cause)).not.toThrow()
})

test('sends where an error happened, and nothing of the visitor', async () => {
  const { sendError } = await newVisit()
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
      severity: 'ERROR',
    },
  ])
})

test('sends three errors of a visit, then the 10th and the 100th', async () => {
  const { sendError } = await newVisit()

  for (let number = 1; number <= 120; number += 1) sendError(`error ${number}`)

  const messages = (await sent()).map(({ message }) => message)
  expect(messages).toEqual([1, 2, 3, 10, 100].map((number) => `error ${number}`))
})

test('sends nothing when the visitor shares no usage statistics', async () => {
  const { sendError } = await newVisit()
  storeSharesUsage(false)

  sendError(cause)

  expect(sendBeacon).not.toHaveBeenCalled()
})
