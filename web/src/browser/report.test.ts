import { expect, test, vi } from 'vitest'
import { reportUnhandled } from './report.ts'

reportUnhandled()

const cause = new Error('broken')

test.each([
  [
    'an error',
    new ErrorEvent('error', { error: cause, cancelable: true }),
    'An error was not handled.',
    cause,
  ],
  [
    'a script error of another origin',
    new ErrorEvent('error', { message: 'Script error.', cancelable: true }),
    'An error was not handled.',
    'Script error.',
  ],
  [
    'a rejection',
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: cause }),
    'A rejection was not handled.',
    cause,
  ],
])('%s is not handled → reports it, and the browser does not log it', (_name, event, what, why) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

  dispatchEvent(event)

  expect(logged).toHaveBeenCalledExactlyOnceWith(what, why)
  expect(event.defaultPrevented).toBe(true)
})
