// @ts-check
import { closeSync, openSync, readFileSync } from 'node:fs'
import { root } from './folders.mjs'
import { PlainError } from './plain-error.mjs'
import { run } from './process-group.mjs'

/** @import { Closing } from './closing.mjs' */

/**
 * Runs npm in the repository and shows what it printed only if it failed.
 * @param {Closing} closing
 * @param {string[]} args of npm
 * @param {string} log file for the output
 * @returns {Promise<boolean>} whether it went well
 */
export async function runQuietly(closing, args, log) {
  const output = openSync(log, 'w')
  const code = await run(closing, 'npm', args, { cwd: root, output })
  closeSync(output)
  if (code !== 0) console.log(readFileSync(log, 'utf8'))
  return code === 0
}

/**
 * Builds workspaces one after the other.
 * @param {Closing} closing
 * @param {string[]} workspaces
 * @param {(workspace: string) => string} logOf
 */
export async function build(closing, workspaces, logOf) {
  for (const workspace of workspaces) {
    console.log(`Building ${workspace} …`)
    const built = await runQuietly(closing, ['run', 'build', '-w', workspace], logOf(workspace))
    if (!built) throw new PlainError(`${workspace} could not be built: see above.`)
  }
}
