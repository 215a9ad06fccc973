import { test as base, expect } from '@playwright/test'
import { onPath } from '../../tools/browsers.ts'
import { desktop } from '../support/viewports.ts'
import type { Tab } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startNetwork, type Network } from './network.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

export { expect } from '@playwright/test'

const engines = {
  firefox: { commands: ['firefox-esr', 'firefox'], requires: [], start: startFirefox },
  webkit: { commands: ['WebKitWebDriver'], requires: ['Xvfb'], start: startWebKit },
} as const

type Fixtures = {
  network: Network
  shop: Visitor
  expected: RegExp[]
}
export type EngineOption = { engine: keyof typeof engines }

const notInstalled = (engine: string) =>
  `${engine} is not installed, so its tests are skipped: sudo e2e/engines/install.sh\n`

export const test = base.extend<Fixtures, EngineOption & { tab: Tab | undefined }>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  // One tab for all tests: to start an engine takes as long as a test.
  tab: [
    async ({ engine }, use) => {
      const { commands, requires, start } = engines[engine]
      const executable = requires.every(onPath) ? commands.map(onPath).find(Boolean) : undefined
      if (!executable) process.stdout.write(notInstalled(engine))
      const tab = executable ? await start(executable) : undefined
      await use(tab)
      await tab?.close()
    },
    { scope: 'worker' },
  ],

  expected: async ({}, use) => use([]),

  // Each test has an origin of its own, and so its own storage and cache.
  network: async ({}, use) => {
    const network = await startNetwork()
    await use(network)
    await network.goOffline()
  },

  shop: async ({ tab, network, expected }, use, testInfo) => {
    testInfo.skip(!tab)
    if (!tab) return
    const shop = new Visitor(tab, network.origin)
    await shop.resize(desktop)
    tab.problems.length = 0
    await use(shop)
    if (testInfo.errors.length > 0) {
      const body = Buffer.from(await tab.screenshot(), 'base64')
      await testInfo.attach('screenshot', { body, contentType: 'image/png' })
    }
    const isExpected = (problem: string) => expected.some((text) => text.test(problem))
    const unexpected = tab.problems.filter((problem) => !isExpected(problem))
    await shop.leave()
    expect(unexpected, 'unexpected problems').toEqual([])
  },
})
