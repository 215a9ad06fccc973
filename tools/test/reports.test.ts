import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPlaywright, countVitest, readCounts } from './reports.ts'
import type { Counts } from './reports.ts'

const vitest = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [],
}

const asItIs = (report: Counts) => report

function readReport(counts: Partial<Counts>, code: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ passed: 0, failed: 0, skipped: 0, ...counts }))
  return readCounts(file, asItIs, code)
}

test('vitest: a file that could not be loaded is a failure, a todo is skipped', () => {
  const unloaded = { status: 'failed', assertionResults: [] }

  expect(countVitest(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3 })
  expect(countVitest({ ...vitest, testResults: [unloaded] })).toMatchObject({ failed: 2 })
})

test('Playwright: an error outside of a test is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }

  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 2 })
})

test('a good report is taken as it is', () => {
  expect(readReport({ passed: 3 }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 })
  expect(readReport({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 })
})

test('a crash is a failure: a bad exit code, no test, no report', () => {
  expect(readReport({ passed: 3 }, 1)).toMatchObject({ failed: 1 })
  expect(readReport({}, 0)).toMatchObject({ failed: 1 })
  expect(readCounts('/nowhere/report.json', countVitest, 0)).toMatchObject({ failed: 1 })
})
