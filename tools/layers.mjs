// @ts-check
import { rmSync } from 'node:fs'
import path from 'node:path'
import { root, script } from './folders.mjs'
import { run } from './process-group.mjs'
import { runQuietly } from './quiet-run.mjs'
import { countPlaywright, countVitest, readCounts } from './reports.mjs'

/** @import { Closing } from './closing.mjs' */
/** @import { Counts } from './reports.mjs' */
/**
 * @typedef {object} Context
 * @property {Closing} closing
 * @property {string} folder for reports and logs
 * @property {NodeJS.ProcessEnv} env where the shop and its emulators are
 */
/** @typedef {'lint' | 'types' | 'unit' | 'function' | 'rules' | 'journeys'} LayerName */
/** @typedef {{ needs: 'nothing' | 'shop' | 'shop and browser', run: (context: Context) => Promise<Counts> }} Layer */

/**
 * The layers of `npm test`, the quick ones first.
 * @type {Record<LayerName, Layer>}
 */
export const LAYERS = {
  lint: { needs: 'nothing', run: check('lint') },
  types: { needs: 'nothing', run: check('types') },
  unit: { needs: 'nothing', run: vitest('unit', ['--project', '!emulator']) },
  function: { needs: 'shop', run: vitest('function', ['--project', 'emulator', 'functions/']) },
  rules: { needs: 'shop', run: vitest('rules', ['--project', 'emulator', 'e2e/rules/']) },
  journeys: { needs: 'shop and browser', run: journeys },
}

/** @type {readonly LayerName[]} */
export const LAYER_NAMES = ['lint', 'types', 'unit', 'function', 'rules', 'journeys']

/**
 * @param {string} name of an npm script that counts as one check
 * @returns {Layer['run']}
 */
function check(name) {
  return async ({ closing, folder }) => {
    const passed = await runQuietly(closing, ['run', name], path.join(folder, `${name}.log`))
    return { passed: Number(passed), failed: Number(!passed), skipped: 0 }
  }
}

/**
 * @param {string} name
 * @param {string[]} selection
 * @returns {Layer['run']}
 */
function vitest(name, selection) {
  return async ({ closing, folder, env }) => {
    const report = freshReport(folder, name)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = [script('vitest'), 'run', ...selection, ...reporters]
    const code = await run(closing, process.execPath, args, { cwd: root, env })
    return readCounts(report, countVitest, code)
  }
}

/**
 * The configuration names the reporters; it adds the one we count with when it is told the file.
 * @type {Layer['run']}
 */
async function journeys({ closing, folder, env }) {
  const report = freshReport(folder, 'journeys')
  const args = ['test', '-c', 'e2e/playwright.config.ts']
  const code = await run(closing, process.execPath, [script('playwright'), ...args], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return readCounts(report, countPlaywright, code)
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string} a file that no earlier run has left
 */
function freshReport(folder, name) {
  const file = path.join(folder, `${name}.json`)
  rmSync(file, { force: true })
  return file
}
