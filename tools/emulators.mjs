// @ts-check
import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { script } from './folders.mjs'
import { PlainError } from './plain-error.mjs'
import { startGroup } from './process-group.mjs'
import { answers, waitUntil } from './wait.mjs'

/** @import { Closing } from './closing.mjs' */
/** @import { Group } from './process-group.mjs' */
/**
 * @typedef {object} Options
 * @property {string} config the local configuration's file
 * @property {string} project
 * @property {string} shopOrigin
 * @property {string} firestoreHost
 * @property {string} log file for their output, the function's included
 * @property {string | undefined} importFrom folder of an earlier export
 */

/**
 * Keeps firebase-tools from every look-up outside, which takes it longer than everything else,
 * and lets the function run as it does once deployed.
 */
const EMULATOR_ENV = {
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  npm_config_offline: 'true',
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  NODE_ENV: 'production',
}

/**
 * Starts the Auth, Functions and Hosting emulators; done when the function answers through Hosting.
 * @param {Closing} closing
 * @param {Options} options
 * @returns {Promise<Group>}
 */
export async function startEmulators(closing, options) {
  const { config, project, shopOrigin, firestoreHost, log, importFrom } = options
  const nodeArgs = ['--import', import.meta.resolve('./new-account-tokens.mjs')]
  const args = ['emulators:start', '--config', config, '--project', project]
  args.push('--only', 'auth,functions,hosting')
  if (importFrom) args.push('--import', importFrom)

  const group = startGroup(closing, process.execPath, [...nodeArgs, script('firebase'), ...args], {
    // firebase-tools leaves its own debug log in the folder it is started in.
    cwd: path.dirname(log),
    env: { ...process.env, ...EMULATOR_ENV, FIRESTORE_EMULATOR_HOST: firestoreHost },
    output: openSync(log, 'w'),
  })
  try {
    await waitUntil('The emulator suite', () => answers(`${shopOrigin}/api/health`), {
      starting: group,
      signal: closing.signal,
    })
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    throw new PlainError(`${error.message} The last lines of ${log}:\n${lastLines(log)}`)
  }
  return group
}

/** @param {string} file */
export function lastLines(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
}
