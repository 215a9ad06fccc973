import { existsSync } from 'node:fs'
import path from 'node:path'
import { readPlaywright, readVitest, type TestResult } from '../test/reports.ts'

const readers = { unit: readVitest, function: readVitest, rules: readVitest, e2e: readPlaywright }

/** Reads the failed tests from the reports of `npm test`. */
export function failedTests(folder: string): TestResult[] {
  return Object.entries(readers).flatMap(([layer, read]) => {
    const report = path.join(folder, '.run/test', `${layer}.json`)
    return existsSync(report) ? read(report, folder).tests.filter(({ hasFailed }) => hasFailed) : []
  })
}
