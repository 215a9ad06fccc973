import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { newCustomer, sessionOf, storeSession, type Identity, type Session } from './people.ts'
import { watch } from './watch.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Expects a problem (watch.ts) that contains each text. The test fails without one, or with any other. */
  expectConsole: (...texts: (string | RegExp)[]) => void
  /** Creates a browser context: another person's, or the same person's after a restart. */
  newBrowser: (options?: BrowserContextOptions & { session?: Session }) => Promise<BrowserContext>
  ada: Identity
  adasPage: Page
  problems: string[]
  announced: (string | RegExp)[]
}

const matches = (problem: string, text: string | RegExp) =>
  typeof text === 'string' ? problem.includes(text) : text.test(problem)

export const test = base.extend<Fixtures>({
  problems: async ({}, use) => use([]),
  announced: async ({}, use) => use([]),

  expectConsole: [
    async ({ problems, announced }, use) => {
      await use((...texts) => announced.push(...texts))

      const unannounced = problems.filter(
        (problem) => !announced.some((text) => matches(problem, text)),
      )
      expect(unannounced, 'unexpected problems').toEqual([])
    },
    { auto: true },
  ],

  newBrowser: async ({ browser, problems, announced }, use, testInfo) => {
    const contexts: BrowserContext[] = []
    await use(async ({ session, ...options } = {}) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      if (session) await storeSession(context, session)
      watch(context, (problem) => problems.push(problem))
      return context
    })
    const missing = () =>
      announced.filter((text) => !problems.some((problem) => matches(problem, text)))
    try {
      // Checked while the pages are open. A failed test has not reached all its steps.
      if (testInfo.errors.length === 0) {
        await expect.poll(missing, { message: 'expected problems that did not occur' }).toEqual([])
      }
    } finally {
      for (const context of contexts) await context.close()
    }
  },

  context: async ({ newBrowser }, use) => use(await newBrowser()),

  ada: async ({}, use) => use(await newCustomer()),

  adasPage: async ({ ada, newBrowser }, use) => {
    const context = await newBrowser({ session: sessionOf(ada) })
    await use(await context.newPage())
  },
})
