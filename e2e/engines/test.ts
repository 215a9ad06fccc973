import { test as base, expect } from '@playwright/test'
import { desktop } from '../support/viewports.ts'
import { engines, findExecutable } from './installed.ts'
import { startNetwork, type Network } from './network.ts'
import { Visitor } from './visitor.ts'
import type { Engine } from './engine.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  network: Network
  shop: Visitor
  /** Problems that the test expects. */
  expected: RegExp[]
}
export type EngineOption = { engine: keyof typeof engines }

const notInstalled = (engine: string) =>
  `${engine} is not installed, so its tests are skipped: sudo e2e/engines/install.sh\n`

/** A test of a journey in an engine other than Chromium. */
export const test = base.extend<Fixtures, EngineOption & { started: Engine | undefined }>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  started: [
    async ({ engine }, use) => {
      const { commands, start } = engines[engine]
      const executable = findExecutable(commands)
      if (!executable) process.stdout.write(notInstalled(engine))
      const started = executable ? await start(executable) : undefined
      await use(started)
      await started?.close()
    },
    { scope: 'worker' },
  ],

  expected: async ({}, use) => use([]),

  network: async ({}, use) => {
    const network = await startNetwork()
    await use(network)
    await network.goOffline()
  },

  shop: async ({ started, network, expected }, use, testInfo) => {
    testInfo.skip(!started)
    if (!started) return
    const problems: string[] = []
    const tab = await started.openTab((problem) => problems.push(problem))
    await tab.resize(desktop)
    await use(new Visitor(tab, network.origin))
    if (testInfo.errors.length > 0) {
      const body = Buffer.from(await tab.screenshot(), 'base64')
      await testInfo.attach('screenshot', { body, contentType: 'image/png' })
    }
    await tab.close()
    const unexpected = problems.filter((problem) => !expected.some((text) => text.test(problem)))
    expect(unexpected, 'unexpected problems').toEqual([])
  },
})
