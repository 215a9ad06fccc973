import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { createTree } from '../doctor/test-tree.ts'

/** A program that a block has started, and its arguments. */
export type Call = { program: string; args: string[] }

/** Programs that would change a project or this repository, or need the network. */
const PROGRAMS = ['gcloud', 'npx', 'npm', 'git', 'curl']

/** Records the call, and answers the questions whose answers the guide uses. */
const STAND_IN = `#!/usr/bin/env bash
{ printf '%s\\037' "\${0##*/}" "$@"; printf '\\036'; } >> "$RECORD"
case "$*" in
  'firebase apps:list '*) echo '{"status":"success","result":[{"appId":"1:2:web:3"}]}' ;;
  'projects describe '*) echo 42 ;;
  'services api-keys list '*) echo projects/42/locations/global/keys/browser ;;
  'auth print-access-token') echo token ;;
  '-sI '*) echo 'Content-Security-Policy: default-src none' ;;
esac
`

/**
 * Runs a script in bash, with stand-ins for the programs that reach the outside.
 * @throws if a command fails or a variable is not set
 */
export async function runWithStandIns(script: string): Promise<Call[]> {
  const { folder } = createTree({ record: '' })
  const programs = path.join(folder, 'bin')
  mkdirSync(programs)
  for (const name of PROGRAMS) {
    writeFileSync(path.join(programs, name), STAND_IN)
    chmodSync(path.join(programs, name), 0o755)
  }
  const record = path.join(folder, 'record')
  const search = [programs, path.dirname(process.execPath), '/usr/bin', '/bin']
  await execa('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { PATH: search.join(':'), RECORD: record },
    extendEnv: false,
  })
  const lines = readFileSync(record, 'utf8').split('\u001E').filter(Boolean)
  return lines.map((line) => {
    const [program = '', ...args] = line.split('\u001F').slice(0, -1)
    return { program, args }
  })
}
