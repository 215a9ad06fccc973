import { defineConfig } from 'vitest/config'

/** Tests that run whole commands or many requests; `npm run check` skips them. */
const slowTests = [
  'functions/src/fuzz.test.ts',
  'functions/src/http/framework.test.ts',
  'functions/src/index.test.ts',
  'web/fonts/subsets.test.ts',
  'tools/predeploy.test.ts',
  'tools/processes.test.ts',
  'web/pictures/run.test.ts',
]

/** Keeps the Admin SDK from contacting the Google Cloud metadata server. */
const noCloud = { METADATA_SERVER_DETECTION: 'none' }

/** In milliseconds. Only stops tests that hang: a busy machine takes ten times as long as an idle one. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

const project = (
  name: string,
  include: string[],
  options: { isolate?: boolean; env?: NodeJS.ProcessEnv } = {},
) => ({
  test: {
    name,
    include,
    exclude: ['**/*.emulator.test.ts', ...slowTests],
    ...timeouts,
    ...options,
  },
})

/** Only the emulator project needs the emulators: `vitest --project '!emulator'` starts none. */
export default defineConfig({
  test: {
    // By default Vitest leaves one core idle.
    maxWorkers: '100%',
    projects: [
      project('contract', ['contract/src/**/*.test.ts'], { isolate: false }),
      project('functions', ['functions/src/**/*.test.ts'], { env: noCloud }),
      project('tools', ['tools/*.test.ts'], { isolate: false }),
      project('pictures', ['web/{fonts,pictures}/**/*.test.ts']),
      { test: { name: 'slow', include: slowTests, env: noCloud, ...timeouts } },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          include: ['{src,build,worker}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Without Node's own storage, since version 25, which would hide jsdom's.
          execArgv: process.allowedNodeEnvironmentFlags.has('--webstorage')
            ? ['--no-webstorage']
            : [],
          // A jsdom per file would take five times as long.
          isolate: false,
          setupFiles: ['src/testing/test-setup.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'emulator',
          include: [
            ...['{functions/src,tools}/**/*.emulator.test.ts', 'functions/src/fuzz.test.ts'],
            'e2e/rules/**/*.test.ts',
          ],
          globalSetup: 'tools/vitest-setup.ts',
          env: { ...noCloud, FUZZED_STORE: 'Firestore' },
          ...timeouts,
        },
      },
    ],
  },
})
