import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A failed test: its file, relative to the repository, and its name. */
export type FailedTest = { file: string; name: string }

type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}
type Suite = {
  suites?: Suite[]
  specs?: { ok: boolean; file: string; title: string }[]
}

function failedInVitest({ testResults }: VitestReport, folder: string): FailedTest[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(folder, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ file, name: 'cannot be loaded' }]
    return failed.map(({ fullName }) => ({ file, name: fullName }))
  })
}

const failedInSuites = (suites: readonly Suite[]): FailedTest[] =>
  suites.flatMap(({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => ({ file: path.join('e2e', file), name: title })),
    ...failedInSuites(suites),
  ])

/** The failed tests of the reports that `npm test` has left in a copy of the repository. */
export async function failedTests(folder: string): Promise<FailedTest[]> {
  const read = async <Report>(name: string) => {
    const file = path.join(folder, '.run/test', `${name}.json`)
    const text = await readFile(file, 'utf8').catch(() => undefined)
    return text === undefined ? undefined : (JSON.parse(text) as Report)
  }
  const failed: FailedTest[] = []
  for (const layer of ['unit', 'function', 'rules']) {
    const report = await read<VitestReport>(layer)
    if (report) failed.push(...failedInVitest(report, folder))
  }
  const journeys = await read<{ suites: Suite[] }>('journeys')
  return journeys ? [...failed, ...failedInSuites(journeys.suites)] : failed
}
