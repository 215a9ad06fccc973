// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest'
import { reportUnhandled } from './report-unhandled.ts'

const logged = vi.spyOn(console, 'error')
reportUnhandled()
beforeEach(() => {
  logged.mockReset().mockImplementation(() => undefined)
})

const cause = new Error('broken')

test.each([
  [new ErrorEvent('error', { error: cause, cancelable: true }), 'An error was not handled.', cause],
  [
    new ErrorEvent('error', { message: 'Script error.', cancelable: true }),
    'An error was not handled.',
    'Script error.',
  ],
  [
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: cause }),
    'A rejection was not handled.',
    cause,
  ],
])('%o → reported, and the browser does not log it', (event, what, why) => {
  dispatchEvent(event)

  expect(logged).toHaveBeenCalledExactlyOnceWith(what, why)
  expect(event.defaultPrevented).toBe(true)
})
