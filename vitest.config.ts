import { defineConfig } from 'vitest/config'

/** Tests of whole commands, and of many or large requests; `npm run check` leaves them out. */
const slowTests = [
  'functions/src/fuzz.test.ts',
  'functions/src/http/framework.test.ts',
  'web/fonts/subsets.test.ts',
  'tools/process/*.test.ts',
  'tools/typical-changes/*.test.ts',
  'web/pictures/{input-errors,run}.test.ts',
]

/** The admin SDK does not look for Google's metadata server, outside this machine. */
const noCloud = { METADATA_SERVER_DETECTION: 'none' }

/** `vitest run --project '!emulator'` needs nothing else; the emulator project is run by npm test. */
export default defineConfig({
  test: {
    // Vitest leaves one core free otherwise, which is half of two.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts'],
          exclude: ['**/*.emulator.test.ts', ...slowTests],
          env: noCloud,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.{mjs,ts}'],
          exclude: slowTests,
          isolate: false,
        },
      },
      { test: { name: 'slow', include: slowTests, env: noCloud, testTimeout: 60_000 } },
      {
        test: {
          name: 'pictures',
          include: ['web/{fonts,pictures}/**/*.test.ts'],
          exclude: slowTests,
          testTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          include: ['{src,build,worker}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // One document for all files of a worker: one for each would take five times as long.
          isolate: false,
          setupFiles: ['src/testing/test-setup.ts'],
        },
      },
      {
        test: {
          name: 'emulator',
          include: ['functions/src/**/*.emulator.test.ts', 'e2e/rules/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
