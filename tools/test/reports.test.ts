import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPlaywright, readReport, readVitest, type ReadReport } from './reports.ts'

const folder = '/repository'

/** Writes the report to a file and reads it as `npm test` does. */
function readJsonReport(report: object, read: ReadReport, code = 0) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(temporary, { recursive: true }))
  const file = path.join(temporary, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file, read, { code, folder })
}

const vitestReport = (status: string, assertionResults: object[]) => ({
  numPassedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ name: '/repository/web/sum.test.ts', status, assertionResults }],
})
const passed = { status: 'passed', fullName: 'adds', location: { line: 3 } }
const failed = { status: 'failed', fullName: 'subtracts', location: { line: 9 } }
const skipped = { status: 'skipped', fullName: 'divides' }

const playwrightReport = (status: string, errors: object[] = []) => {
  const attachments = [{ name: 'trace', path: '/traces/1/trace.zip' }]
  const tests = [{ status, results: [{ attachments: [] }, { attachments }] }]
  const spec = { file: 'login.spec.ts', line: 54, title: 'signs in', tests }
  return {
    stats: { expected: status === 'expected' ? 1 : 0, skipped: 2 },
    errors,
    suites: [{ title: 'login.spec.ts', suites: [{ title: 'signed out', specs: [spec] }] }],
  }
}

test('reads the counts, and file and line of a failed test, when Vitest has run', () => {
  const report = vitestReport('failed', [passed, failed, skipped])

  expect(readJsonReport(report, readVitest, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    failedTests: [{ location: 'web/sum.test.ts:9', title: 'subtracts' }],
  })
})

test.for([[[]], [[skipped]]])(
  'counts one failed test when a file fails, but none of its tests %j',
  ([assertionResults = []]) => {
    expect(readJsonReport(vitestReport('failed', assertionResults), readVitest, 1)).toMatchObject({
      failed: 1,
      failedTests: [{ location: 'web/sum.test.ts:1', title: 'fails outside of its tests' }],
    })
  },
)

test('reads the counts when Playwright has run', () => {
  expect(readJsonReport(playwrightReport('expected'), readPlaywright)).toEqual({
    passed: 1,
    failed: 0,
    skipped: 2,
    failedTests: [],
  })
})

test.for(['unexpected', 'flaky'])(
  'reads location, title and trace when a Playwright test is %s',
  (status) => {
    expect(readJsonReport(playwrightReport(status), readPlaywright, 1)).toMatchObject({
      passed: 0,
      failed: 1,
      failedTests: [
        {
          location: 'e2e/login.spec.ts:54',
          title: 'signed out › signs in',
          trace: '/traces/1/trace.zip',
        },
      ],
    })
  },
)

test('counts an error outside of a Playwright test as a failure', () => {
  const report = playwrightReport('unexpected', [{}])

  expect(readJsonReport(report, readPlaywright, 1)).toMatchObject({ failed: 2 })
})

test('counts one failure when the exit code is not 0, no test ran, or there is no report', () => {
  const report = vitestReport('passed', [passed])
  const empty = { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

  expect(readJsonReport(report, readVitest, 1)).toMatchObject({ passed: 1, failed: 1 })
  expect(readJsonReport(empty, readVitest)).toMatchObject({ failed: 1 })
  expect(readReport('/nowhere.json', readVitest, { code: 0, folder })).toMatchObject({ failed: 1 })
})
