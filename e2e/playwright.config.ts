import { defineConfig } from '@playwright/test'
import { headlessShell } from './support/browsers.ts'
import { shopOrigin } from './support/environment.ts'

const { PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A failed test runs again to record a trace, which would make each test a third slower. It stays failed.
  retries: 1,
  failOnFlakyTests: true,
  // Stops tests that hang, even on a busy machine.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  use: {
    baseURL: shopOrigin,
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    // Otherwise the home page's full-screen videos would cover the elements that tests click.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    ...headlessShell,
  },
  projects: [
    { name: 'e2e', teardown: 'teardown' },
    { name: 'teardown', testMatch: '**/*.teardown.ts' },
  ],
})
