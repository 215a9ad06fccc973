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

const vitestReport = (results: object[]) => ({
  numPassedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: results,
})
const passed = { status: 'passed', fullName: 'adds', duration: 5.5, location: { line: 3 } }
const failed = { status: 'failed', fullName: 'subtracts', duration: 7, location: { line: 9 } }
const skipped = { status: 'skipped', fullName: 'divides' }

const playwrightReport = (ok: boolean, errors: object[] = []) => ({
  stats: { expected: ok ? 1 : 0, flaky: 0, skipped: 2 },
  errors,
  suites: [
    {
      title: 'login.spec.ts',
      suites: [
        {
          title: 'signed out',
          specs: [
            {
              ok,
              file: 'login.spec.ts',
              line: 54,
              title: 'signs in',
              tests: [
                {
                  results: [
                    { duration: 30, attachments: [{ name: 'trace', path: '/traces/1/trace.zip' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
})

test('Vitest report → returns counts, and file and line of each test that ran', () => {
  const file = { name: '/repository/web/sum.test.ts', status: 'failed' }
  const report = vitestReport([{ ...file, assertionResults: [passed, failed, skipped] }])

  expect(readJsonReport(report, readVitest, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    tests: [
      { file: 'web/sum.test.ts', line: 3, title: 'adds', milliseconds: 5.5, hasFailed: false },
      { file: 'web/sum.test.ts', line: 9, title: 'subtracts', milliseconds: 7, hasFailed: true },
    ],
  })
})

test.for([[[]], [[skipped]]])(
  'Vitest file fails, but none of its results %j → counts as one failed test',
  ([assertionResults = []]) => {
    const file = { name: '/repository/web/sum.test.ts', status: 'failed', assertionResults }

    expect(readJsonReport(vitestReport([file]), readVitest, 1)).toMatchObject({
      failed: 1,
      tests: [{ file: 'web/sum.test.ts', title: 'fails outside of its tests', hasFailed: true }],
    })
  },
)

test('Playwright report → returns counts, and location and trace of each test', () => {
  const result = {
    file: 'e2e/login.spec.ts',
    line: 54,
    title: 'signed out › signs in',
    milliseconds: 30,
    trace: '/traces/1/trace.zip',
  }

  expect(readJsonReport(playwrightReport(true), readPlaywright)).toEqual({
    passed: 1,
    failed: 0,
    skipped: 2,
    tests: [{ ...result, hasFailed: false }],
  })
  expect(readJsonReport(playwrightReport(false), readPlaywright, 1)).toMatchObject({
    failed: 1,
    tests: [{ ...result, hasFailed: true }],
  })
})

test('Playwright: error outside of a test → counts as a failure', () => {
  const report = playwrightReport(false, [{}])

  expect(readJsonReport(report, readPlaywright, 1)).toMatchObject({ failed: 2 })
})

test('non-zero exit code, report without tests, or no report → counts as one failure', () => {
  const file = { name: '/repository/web/sum.test.ts', status: 'passed' }
  const report = vitestReport([{ ...file, assertionResults: [passed] }])
  const empty = { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

  expect(readJsonReport(report, readVitest, 1)).toMatchObject({ passed: 1, failed: 1 })
  expect(readJsonReport(empty, readVitest, 0)).toMatchObject({ failed: 1 })
  expect(readReport('/nowhere.json', readVitest, { code: 0, folder })).toMatchObject({ failed: 1 })
})
