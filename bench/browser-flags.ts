import { BROWSER_FLAGS } from '../tools/test/find-browser.ts'

/**
 * Flags of a browser that is measured. Playwright and Lighthouse make V8 capture a call stack for each
 * Error, also for the three that react-dom creates when it loads. To find their line numbers, V8 parses the
 * whole file again (48 ms on a phone four times slower), which no visitor's browser does. With the last
 * flag it keeps the line numbers from the first parse.
 */
export const benchFlags = [...BROWSER_FLAGS, '--js-flags=--no-enable-lazy-source-positions']
