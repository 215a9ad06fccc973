import type { Counts } from './reports.ts'

export type Row = Counts & { name: string; seconds: number; note?: string | undefined }

/** @returns a line for each layer, and the sum last */
export function summary(rows: readonly Row[]): string {
  return [...rows.map(line), '', sentence(sum(rows))].join('\n')
}

export function sum(rows: readonly Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of rows) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

function line({ name, seconds, note, ...counts }: Row) {
  const text = `${name.padEnd(10)} ${sentence(counts)} in ${seconds.toFixed(1)} s`
  return note ? `${text} – ${note}` : text
}

function sentence({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
