import { rm } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import type { Change } from './change.ts'
import { changes } from './changes.ts'
import { copyRepository, outsideCi } from './copy.ts'
import { failedTests } from './failed-tests.ts'

/**
 * `npm run drill [-- [--together] [--only unit]]`: applies each typical change to a copy of the repository, or
 * all of them to one copy, and runs `npm test` there with the other arguments. Only spec.test.ts may fail.
 */
const specification = 'web/src/spec.test.ts'
const together = '--together'
const chosen = process.argv.slice(2)
const testArguments = chosen.filter((argument) => argument !== together)

type Drill = Pick<Change, 'name' | 'apply'>

const allChanges: Drill = {
  name: 'all changes together',
  async apply(copy) {
    for (const change of changes) await change.apply(copy)
  },
}

/** @returns the number of failed tests and checks, from the last line of `npm test` */
async function runTests(folder: string) {
  const { stdout } = await execa('npm', ['test', '--', ...testArguments], {
    cwd: folder,
    env: outsideCi,
    stdio: ['ignore', ['pipe', 'inherit'], 'inherit'],
    reject: false,
  })
  const last = stdout.split('\n').at(-1) ?? ''
  const [, failed] = /(\d+) failed/.exec(last) ?? []
  if (failed === undefined) throw new Error(`npm test ended with '${last}'.`)
  return Number(failed)
}

/** @returns the report: a summary, then every failure outside spec.test.ts */
async function drill({ name, apply }: Drill) {
  // `npm test` checks the licences of the installed packages, which must not be links.
  const copy = await copyRepository({ dependencies: 'installed' })
  await apply(copy)
  // This test would apply the changes again.
  await rm(path.join(copy.folder, 'tools/typical-changes/typical-changes.test.ts'))
  const count = await runTests(copy.folder)

  const failed = failedTests(copy.folder)
  await rm(copy.folder, { recursive: true })
  const others = failed.filter(({ file }) => file !== specification)
  const checks = count - failed.length
  return [
    `${name}: ${failed.length - others.length} tests of the specification failed`,
    ...others.map((test) => `  ${test.file}: ${test.title}`),
    ...(checks > 0 ? [`  ${checks} of lint, types and build`] : []),
  ]
}

const reports: string[][] = []
const drills = chosen.includes(together) ? [allChanges] : changes
for (const change of drills) reports.push(await drill(change))
process.stdout.write(`\n${reports.flat().join('\n')}\n`)
process.exitCode = reports.some((lines) => lines.length > 1) ? 1 : 0
