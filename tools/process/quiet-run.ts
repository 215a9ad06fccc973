import { closeSync, openSync, readFileSync } from 'node:fs'
import { root } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { run } from './process-group.ts'
import type { Cleanup } from './cleanup.ts'

/**
 * Runs npm in the repository and prints its output only on failure.
 * @param log file for the output
 * @returns whether it succeeded
 */
export async function runQuietly(cleanup: Cleanup, args: string[], log: string): Promise<boolean> {
  const output = openSync(log, 'w')
  const code = await run(cleanup, 'npm', args, { cwd: root, output })
  closeSync(output)
  if (code !== 0) console.log(readFileSync(log, 'utf8'))
  return code === 0
}

/** Builds workspaces one after the other. */
export async function build(
  cleanup: Cleanup,
  workspaces: string[],
  logOf: (workspace: string) => string,
) {
  for (const workspace of workspaces) {
    console.log(`Building ${workspace} …`)
    const built = await runQuietly(cleanup, ['run', 'build', '-w', workspace], logOf(workspace))
    if (!built) throw new PlainError(`${workspace} could not be built: see above.`)
  }
}
