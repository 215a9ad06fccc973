import { existsSync } from 'node:fs'
import { readJson } from '../json.ts'

export type Counts = { passed: number; failed: number; skipped: number }

/** As much as is read of vitest's JSON report. */

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** As much as is read of Playwright's JSON report. */

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** @returns a file that could not be loaded counts as one failed test */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @returns a test that passed at the second try has passed */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * The counts of a runner that ended with an exit code. No report, no test or a bad code without a
 * failed test is a failure too: nothing that did not run may look green.
 */
export function readCounts(file: string, count: (report: never) => Counts, code: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = count(readJson(file) as never)
  const ran = counts.passed + counts.failed + counts.skipped > 0
  return counts.failed === 0 && (code !== 0 || !ran) ? { ...counts, failed: 1 } : counts
}
