// @ts-check

/** @import { Counts } from './reports.mjs' */
/** @typedef {Counts & { name: string, seconds: number, note?: string | undefined }} Row */

/**
 * @param {readonly Row[]} rows
 * @returns {string} a line for each layer, and the sum last
 */
export function summary(rows) {
  return [...rows.map(line), '', sentence(sum(rows))].join('\n')
}

/**
 * @param {readonly Counts[]} rows
 * @returns {Counts}
 */
export function sum(rows) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of rows) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** @param {Row} row */
function line({ name, seconds, note, ...counts }) {
  const text = `${name.padEnd(10)} ${sentence(counts)} in ${seconds.toFixed(1)} s`
  return note ? `${text} – ${note}` : text
}

/** @param {Counts} counts */
function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
