import { existsSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../json.ts'

export type Counts = { passed: number; failed: number; skipped: number }

/** One test that ran. */
export type TestResult = {
  /** relative to the repository */
  file: string
  /** 1 if the report has no line number */
  line: number
  title: string
  milliseconds: number
  hasFailed: boolean
  /** path of its Playwright trace */
  trace?: string | undefined
}

export type Report = Counts & { tests: TestResult[] }

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
      duration?: number | null
      location?: { line: number } | null
    }[]
  }[]
}

/** The fields of Playwright's JSON report that are used. */
type PlaywrightReport = {
  stats: { expected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: Suite[]
}
type Suite = {
  title: string
  suites?: Suite[]
  specs?: {
    ok: boolean
    file: string
    line: number
    title: string
    tests: { results: PlaywrightResult[] }[]
  }[]
}

type PlaywrightResult = { duration: number; attachments: { name: string; path?: string }[] }

const OUTSIDE = 'fails outside of its tests'

/** A file that fails while it loads or in a hook counts as one failed test. */
export const readVitest: ReadReport = (report, folder) => {
  const { testResults, ...counts } = readJson(report) as VitestReport
  const tests = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(folder, name)
    const isOutside = !assertionResults.some((result) => result.status === 'failed')
    if (status === 'failed' && isOutside) {
      return [{ file, line: 1, title: OUTSIDE, milliseconds: 0, hasFailed: true }]
    }
    return assertionResults
      .filter((result) => result.status === 'passed' || result.status === 'failed')
      .map((result) => ({
        file,
        line: result.location?.line ?? 1,
        title: result.fullName,
        milliseconds: result.duration ?? 0,
        hasFailed: result.status === 'failed',
      }))
  })
  return {
    passed: counts.numPassedTests,
    failed: tests.filter(({ hasFailed }) => hasFailed).length,
    skipped: counts.numPendingTests + counts.numTodoTests,
    tests,
  }
}

/** An error outside of a test counts as one failed test. */
export const readPlaywright: ReadReport = (report) => {
  const { stats, errors, suites } = readJson(report) as PlaywrightReport
  // Playwright's top-level suites are files. Their titles are not part of a test's title.
  const tests = suites.flatMap((suite) => testsOf(suite, []))
  return {
    passed: stats.expected + stats.flaky,
    failed: tests.filter(({ hasFailed }) => hasFailed).length + errors.length,
    skipped: stats.skipped,
    tests,
  }
}

function testsOf({ suites = [], specs = [] }: Suite, titles: string[]): TestResult[] {
  const own = specs.map(({ ok, file, line, title, tests }) => {
    const results = tests.flatMap((test) => test.results)
    const attachments = results.flatMap((result) => result.attachments)
    return {
      file: path.posix.join('e2e', file),
      line,
      title: [...titles, title].join(' › '),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      hasFailed: !ok,
      trace: attachments.find(({ name }) => name === 'trace')?.path,
    }
  })
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title]))]
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
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, tests: [] }
  const report = read(file, folder)
  const ran = report.passed + report.failed + report.skipped > 0
  return report.failed === 0 && (code !== 0 || !ran) ? { ...report, failed: 1 } : report
}
