import path from 'node:path'
import { root } from '../folders.ts'
import type { Counts } from './reports.ts'

/** A failed test or check. */
export type Failure = {
  title: string
  /** Command that reruns only this test or check. */
  repeat: string
  /** path of its Playwright trace */
  trace?: string | undefined
}

export type Result = Counts & { failures: Failure[] }

export type Row = Result & { name: string; seconds: number; note?: string | undefined }

const MAX_LISTED = 10

/** @returns the failures, and a line for each layer; the sum is the last line */
export function summary(rows: readonly Row[], seconds: number): string {
  return [
    ...failures(rows.flatMap((row) => row.failures)),
    ...rows.map(line),
    `total      ${duration(seconds)}`,
    '',
    sentence(sum(rows)),
  ].join('\n')
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

function failures(all: readonly Failure[]): string[] {
  if (all.length === 0) return []
  const listed = all
    .slice(0, MAX_LISTED)
    .flatMap(({ title, repeat, trace }) => [
      `  ${title}`,
      `    repeat: ${repeat}`,
      ...(trace ? [`    trace:  npx playwright show-trace ${path.relative(root, trace)}`] : []),
    ])
  const unlisted = all.length - MAX_LISTED
  return ['Failed:', ...listed, ...(unlisted > 0 ? [`  and ${unlisted} more`] : []), '']
}

function line({ name, seconds, note, ...counts }: Row) {
  const text = `${name.padEnd(10)} ${sentence(counts)} in ${duration(seconds)}`
  return note ? `${text} – ${note}` : text
}

const duration = (seconds: number) => `${seconds.toFixed(1)} s`

function sentence({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
