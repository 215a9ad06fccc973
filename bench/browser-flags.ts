import { BROWSER_FLAGS } from '../tools/test/find-browser.ts'

/**
 * Flags of a browser that is measured. Playwright and Lighthouse make V8 capture a call stack for each
 * Error, also for the three that react-dom creates when it loads. For the line numbers V8 would then parse
 * the whole file again (48 ms on a phone four times slower), which no visitor's browser does: it records
 * them in advance instead.
 */
export const browserFlags = [...BROWSER_FLAGS, '--js-flags=--no-enable-lazy-source-positions']
