import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test'
import { watch } from './watch.ts'

export { expect } from '@playwright/test'

type Announce = (text: string | RegExp) => void

type Fixtures = {
  /** Announces a problem by its text: it must happen, and any other fails the test. */
  expectConsole: Announce
  /** One more browser, as another person or after a restart would have it. */
  newBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  problems: string[]
  announced: (string | RegExp)[]
}

const says = (problem: string, text: string | RegExp) =>
  typeof text === 'string' ? problem.includes(text) : text.test(problem)

export const test = base.extend<Fixtures>({
  problems: async ({}, use) => use([]),
  announced: async ({}, use) => use([]),

  expectConsole: [
    async ({ problems, announced }, use) => {
      await use((text) => announced.push(text))

      const unannounced = problems.filter(
        (problem) => !announced.some((text) => says(problem, text)),
      )
      expect(unannounced, 'happened without being announced').toEqual([])
    },
    { auto: true },
  ],

  newBrowser: async ({ browser, problems, announced }, use, testInfo) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await watch(context, (problem) => problems.push(problem))
      return context
    })
    const missing = () =>
      announced.filter((text) => !problems.some((problem) => says(problem, text)))
    try {
      // As long as the pages can still say it; what a failed test has not come to is no news.
      if (testInfo.errors.length === 0) {
        await expect.poll(missing, { message: 'announced, but did not happen' }).toEqual([])
      }
    } finally {
      for (const context of contexts) await context.close()
    }
  },

  context: async ({ newBrowser }, use) => use(await newBrowser()),
})
