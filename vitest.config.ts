import { defineConfig } from 'vitest/config'

/** `vitest run --project '!emulator'` needs nothing else; the emulator project is run by npm test. */
export default defineConfig({
  test: {
    // Vitest leaves one core free otherwise, which is half of two.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts'],
          exclude: ['**/*.emulator.test.ts'],
          // The admin SDK looks for Google's cloud around it.
          env: { METADATA_SERVER_DETECTION: 'none' },
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.{mjs,ts}'] } },
      {
        test: {
          name: 'pictures',
          include: ['web/{fonts,pictures}/**/*.test.ts'],
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
