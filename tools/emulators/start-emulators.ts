import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { script } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { startGroup } from '../process/process-group.ts'
import { respondsOk, waitUntil } from '../process/wait.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Group } from '../process/process-group.ts'

export type Options = {
  /** path of the config that writeLocalConfig wrote */
  config: string
  project: string
  shopOrigin: string
  firestoreHost: string
  /** log file, function output included */
  log: string
  /** folder of an earlier export */
  importFrom: string | undefined
}

/**
 * Disables network requests of firebase-tools, which dominate its startup time, and runs the function in
 * production mode.
 */
const EMULATOR_ENV = {
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  npm_config_offline: 'true',
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  NODE_ENV: 'production',
}

/** Starts the Auth, Functions and Hosting emulators and waits until /api/health responds. */
export async function startEmulators(cleanup: Cleanup, options: Options): Promise<Group> {
  const { config, project, shopOrigin, firestoreHost, log, importFrom } = options
  const args = ['emulators:start', '--config', config, '--project', project]
  args.push('--only', 'auth,functions,hosting')
  if (importFrom) args.push('--import', importFrom)

  const group = startGroup(cleanup, process.execPath, [script('firebase'), ...args], {
    // firebase-tools writes a debug log to its working directory.
    cwd: path.dirname(log),
    env: { ...process.env, ...EMULATOR_ENV, FIRESTORE_EMULATOR_HOST: firestoreHost },
    output: openSync(log, 'w'),
  })
  try {
    await waitUntil('The Emulator Suite', () => respondsOk(`${shopOrigin}/api/health`), {
      starting: group,
      signal: cleanup.signal,
    })
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    throw new PlainError(`${error.message} The last lines of ${log}:\n${lastLines(log)}`)
  }
  return group
}

export function lastLines(file: string) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
}
