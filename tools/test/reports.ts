import { existsSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../json.ts'

export type Counts = { passed: number; failed: number; skipped: number }

type FailedTest = {
  /** `file:line`, relative to the repository; line 1 if the report has no line number */
  location: string
  title: string
  /** path of its Playwright trace */
  trace?: string | undefined
}

export type Report = Counts & { failedTests: FailedTest[] }

/** @param folder the tested repository */
export type ReadReport = (file: string, folder: string) => Report

/** The fields of Vitest's JSON report that are used. */
type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: {
      status: string
      fullName: string
      location?: { line: number } | null
    }[]
  }[]
}

/** The fields of Playwright's JSON report that are used. */
type PlaywrightReport = {
  stats: { expected: number; skipped: number }
  errors: unknown[]
  suites: Suite[]
}
type Suite = {
  title: string
  suites?: Suite[]
  specs?: {
    file: string
    line: number
    title: string
    tests: { status: string; results: { attachments: { name: string; path?: string }[] }[] }[]
  }[]
}

const OUTSIDE = 'fails outside of its tests'

/** A file that fails while it loads or in a hook counts as one failed test. */
export const readVitest: ReadReport = (report, folder) => {
  const { testResults, ...counts } = readJson(report) as VitestReport
  const failedTests = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(folder, name)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (status === 'failed' && failed.length === 0) {
      return [{ location: `${file}:1`, title: OUTSIDE }]
    }
    return failed.map(({ fullName, location }) => ({
      location: `${file}:${location?.line ?? 1}`,
      title: fullName,
    }))
  })
  return {
    passed: counts.numPassedTests,
    failed: failedTests.length,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failedTests,
  }
}

/** A flaky test counts as failed, and an error outside of a test as one failed test. */
export const readPlaywright: ReadReport = (report) => {
  const { stats, errors, suites } = readJson(report) as PlaywrightReport
  // Playwright's top-level suites are files. Their titles are not part of a test's title.
  const failedTests = suites.flatMap((suite) => failedTestsOf(suite, []))
  return {
    passed: stats.expected,
    failed: failedTests.length + errors.length,
    skipped: stats.skipped,
    failedTests,
  }
}

function failedTestsOf({ suites = [], specs = [] }: Suite, titles: string[]): FailedTest[] {
  const own = specs.flatMap(({ file, line, title, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
    return failed.map(({ results }) => ({
      location: `${path.posix.join('e2e', file)}:${line}`,
      title: [...titles, title].join(' › '),
      trace: results.flatMap((result) => result.attachments).find(({ name }) => name === 'trace')
        ?.path,
    }))
  })
  return [...own, ...suites.flatMap((suite) => failedTestsOf(suite, [...titles, suite.title]))]
}

/**
 * Reads the report of Vitest or Playwright. A missing report, a report without tests, or a non-zero exit
 * code without a failed test counts as a failure.
 */
export function readReport(
  file: string,
  read: ReadReport,
  { code, folder }: { code: number; folder: string },
): Report {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, failedTests: [] }
  const report = read(file, folder)
  const ran = report.passed + report.failed + report.skipped > 0
  return report.failed === 0 && (code !== 0 || !ran) ? { ...report, failed: 1 } : report
}
