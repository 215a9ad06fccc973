import { defineConfig } from '@playwright/test'
import { headlessShell } from './tools/browsers.ts'
import type { EngineOption } from './e2e/engines/test.ts'
import { shopOrigin } from './e2e/support/environment.ts'

export default defineConfig<object, EngineOption>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'e2e/test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A failed test runs again to record a trace, which would make each test a third slower. It stays failed.
  retries: 1,
  failOnFlakyTests: true,
  // Stops tests that hang, even on a busy machine.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  globalSetup: './e2e/support/global-setup.ts',
  webServer: {
    command: 'node tools/run.mjs start',
    url: `${shopOrigin}/api/health`,
    // That of `npm test`, or of an `npm start` in another terminal.
    reuseExistingServer: true,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
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
    { name: 'e2e', testIgnore: 'engines/**', teardown: 'teardown' },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: 'engines/*.spec.ts',
      use: { engine },
      // Two windows would take the focus from each other.
      workers: 1,
      timeout: 180_000,
    })),
    { name: 'teardown', testMatch: '**/*.teardown.ts' },
  ],
})
