import { defineConfig } from '@playwright/test'
import { headlessShell } from './support/browsers.ts'
import { shopOrigin } from './support/environment.ts'

const { PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env

/** No retries: a journey that fails now and then has found something. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // For what hangs: the machine may be busy with other things.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['./support/slowest-journeys.ts'],
    ...(PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : []),
  ],
  use: {
    baseURL: shopOrigin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    // Nothing begins to move by itself: a showcase would lie over what a journey is to press.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    ...headlessShell,
  },
  projects: [
    { name: 'journeys', teardown: 'afterwards' },
    { name: 'afterwards', testMatch: '**/*.after.ts' },
  ],
})
