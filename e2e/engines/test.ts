import { existsSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { desktop } from '../support/viewports.ts'
import type { Tab } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startNetwork, type Network } from './network.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

export { expect } from '@playwright/test'

const engines = {
  firefox: { commands: ['firefox-esr', 'firefox'], start: startFirefox },
  webkit: { commands: ['WebKitWebDriver'], start: startWebKit },
} as const

/** @returns undefined if the engine is not installed */
function findExecutable(commands: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .find((file) => existsSync(file))
}

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
      const { commands, start } = engines[engine]
      const executable = findExecutable(commands)
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
