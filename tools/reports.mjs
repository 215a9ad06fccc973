// @ts-check
import { existsSync } from 'node:fs'
import { readJson } from './json.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/**
 * As much as is read of vitest's JSON report.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */
/**
 * As much as is read of Playwright's JSON report.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/**
 * @param {VitestReport} report
 * @returns {Counts} a file that could not be loaded counts as one failed test
 */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts} a test that passed at the second try has passed
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * The counts of a runner that ended with an exit code. No report, no test or a bad code without a
 * failed test is a failure too: nothing that did not run may look green.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} count
 * @param {number} code
 * @returns {Counts}
 */
export function readCounts(file, count, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = count(/** @type {Report} */ (readJson(file)))
  const ran = counts.passed + counts.failed + counts.skipped > 0
  return counts.failed === 0 && (code !== 0 || !ran) ? { ...counts, failed: 1 } : counts
}
