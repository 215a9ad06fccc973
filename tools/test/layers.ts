import { rmSync } from 'node:fs'
import path from 'node:path'
import { root, script } from '../folders.ts'
import { run } from '../process/process-group.ts'
import { runQuietly } from '../process/quiet-run.ts'
import { countPlaywright, countVitest, readCounts } from './reports.ts'
import type { Closing } from '../process/cleanup.ts'
import type { Counts } from './reports.ts'

export type Context = {
  closing: Closing
  /** for reports and logs */
  folder: string
  /** where the shop and its emulators are */
  env: NodeJS.ProcessEnv
}

export type LayerName = 'lint' | 'types' | 'unit' | 'function' | 'rules' | 'journeys'

export type Layer = {
  needs: 'nothing' | 'shop' | 'shop and browser'
  run: (context: Context) => Promise<Counts>
}

/** The layers of `npm test`, the quick ones first. */
export const LAYERS: Record<LayerName, Layer> = {
  lint: { needs: 'nothing', run: check('lint') },
  types: { needs: 'nothing', run: check('types') },
  unit: { needs: 'nothing', run: vitest('unit', ['--project', '!emulator']) },
  function: { needs: 'shop', run: vitest('function', ['--project', 'emulator', 'functions/']) },
  rules: { needs: 'shop', run: vitest('rules', ['--project', 'emulator', 'e2e/rules/']) },
  journeys: { needs: 'shop and browser', run: journeys },
}

export const LAYER_NAMES: readonly LayerName[] = [
  'lint',
  'types',
  'unit',
  'function',
  'rules',
  'journeys',
]

/** @param name of an npm script that counts as one check */
function check(name: string): Layer['run'] {
  return async ({ closing, folder }) => {
    const passed = await runQuietly(closing, ['run', name], path.join(folder, `${name}.log`))
    return { passed: Number(passed), failed: Number(!passed), skipped: 0 }
  }
}

function vitest(name: string, selection: string[]): Layer['run'] {
  return async ({ closing, folder, env }) => {
    const report = freshReport(folder, name)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = [script('vitest'), 'run', ...selection, ...reporters]
    const code = await run(closing, process.execPath, args, { cwd: root, env })
    return readCounts(report, countVitest, code)
  }
}

/** The configuration names the reporters; it adds the one we count with when it is told the file. */
async function journeys({ closing, folder, env }: Context): Promise<Counts> {
  const report = freshReport(folder, 'journeys')
  const args = ['test', '-c', 'e2e/playwright.config.ts']
  const code = await run(closing, process.execPath, [script('playwright'), ...args], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return readCounts(report, countPlaywright, code)
}

/** @returns a file that no earlier run has left */
function freshReport(folder: string, name: string): string {
  const file = path.join(folder, `${name}.json`)
  rmSync(file, { force: true })
  return file
}
