import { rmSync } from 'node:fs'
import path from 'node:path'
import { root, script } from '../folders.ts'
import { run } from '../process/process-group.ts'
import { runQuietly } from '../process/quiet-run.ts'
import { readPlaywright, readReport, readVitest } from './reports.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Report } from './reports.ts'
import type { Failure, Result } from './summary.ts'

export type Context = {
  cleanup: Cleanup
  /** Folder for reports and logs. */
  folder: string
  /** The URLs of the shop and the emulators. */
  env: NodeJS.ProcessEnv
  /** `file` or `file:line` of the tests to run; empty means all. */
  tests: string[]
  /** Uses ESLint's cache, and leaves out slow unit tests. */
  isQuick: boolean
}

export type Layer = {
  needs: 'nothing' | 'shop' | 'shop and browser'
  run: (context: Context) => Promise<Result>
}

/** The projects with unit tests in vitest.config.ts, except `slow`. */
const QUICK_PROJECTS = ['contract', 'functions', 'tools', 'pictures', 'web']

/** The layers of `npm test`. */
export const LAYERS = {
  lint: {
    needs: 'nothing',
    // A cached result may be out of date: the rules read types of other files.
    run: check('lint', ['--', '--cache', '--cache-location', 'node_modules/.cache/eslint/']),
  },
  types: { needs: 'nothing', run: check('types', []) },
  unit: { needs: 'nothing', run: vitest('unit', ['!emulator'], [], QUICK_PROJECTS) },
  function: { needs: 'shop', run: vitest('function', ['emulator'], ['functions/']) },
  rules: { needs: 'shop', run: vitest('rules', ['emulator'], ['e2e/rules/']) },
  e2e: { needs: 'shop and browser', run: e2e },
} satisfies Record<string, Layer>

export type LayerName = keyof typeof LAYERS
// Object.keys() returns string[].
export const LAYER_NAMES = Object.keys(LAYERS) as LayerName[]

/** @param test `file` or `file:line` */
export function layerOf(test: string): LayerName {
  if (test.startsWith('e2e/rules/')) return 'rules'
  if (test.startsWith('e2e/')) return 'e2e'
  return test.includes('.emulator.test.') ? 'function' : 'unit'
}

/**
 * @param name npm script that counts as one check
 * @param quickly its arguments in a quick run
 */
function check(name: string, quickly: string[]): Layer['run'] {
  return async ({ cleanup, folder, isQuick }) => {
    const args = ['run', name, ...(isQuick ? quickly : [])]
    const passed = await runQuietly(cleanup, args, path.join(folder, `${name}.log`))
    return checked(passed, name)
  }
}

/** @param name npm script */
export function checked(passed: boolean, name: string): Result {
  const failures = passed ? [] : [{ title: name, repeat: `npm run ${name}` }]
  return { passed: Number(passed), failed: failures.length, skipped: 0, failures }
}

/**
 * @param selection projects to run
 * @param all files to run if no tests are selected
 * @param quickly projects to run in a quick run
 */
function vitest(
  name: string,
  selection: string[],
  all: string[] = [],
  quickly = selection,
): Layer['run'] {
  return async ({ cleanup, folder, env, tests, isQuick }) => {
    const report = freshReport(folder, name)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const files = tests.length > 0 ? tests : all
    const projects = (isQuick ? quickly : selection).flatMap((project) => ['--project', project])
    const args = ['run', '--includeTaskLocation', ...projects, ...reporters, ...files]
    const code = await run(cleanup, process.execPath, [script('vitest'), ...args], {
      cwd: root,
      env,
    })
    const result = readReport(report, readVitest, { code, folder: root })
    return { ...result, failures: failuresOf(result, name) }
  }
}

async function e2e({ cleanup, folder, env, tests }: Context): Promise<Result> {
  const report = freshReport(folder, 'e2e')
  const selected = tests.length > 0 ? ['--no-deps', ...tests] : []
  const args = ['test', ...selected]
  const code = await run(cleanup, process.execPath, [script('playwright'), ...args], {
    cwd: root,
    // With this variable the config adds the JSON reporter.
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const result = readReport(report, readPlaywright, { code, folder: root })
  return { ...result, failures: failuresOf(result, 'e2e') }
}

function failuresOf({ failed, failedTests }: Report, layer: string): Failure[] {
  const failures = failedTests.map(({ location, title, trace }) => ({
    title: `${location} ${title}`,
    repeat: `npm test -- ${location}`,
    trace,
  }))
  if (failures.length > 0 || failed === 0) return failures
  return [{ title: `${layer}: see its output above`, repeat: `npm test -- --only ${layer}` }]
}

/** Deletes the report of an earlier run. */
function freshReport(folder: string, name: string): string {
  const file = path.join(folder, `${name}.json`)
  rmSync(file, { force: true })
  return file
}
