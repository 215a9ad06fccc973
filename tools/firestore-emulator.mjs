// @ts-check
import { openSync } from 'node:fs'
import path from 'node:path'
import { exportDocuments, loadRules, RULES } from './firestore-admin.mjs'
import { chooseFirestore } from './firestore-choice.mjs'
import { firestoreFacts } from './firestore-facts.mjs'
import { root, script } from './folders.mjs'
import { PlainError } from './plain-error.mjs'
import { run, startGroup } from './process-group.mjs'
import { listens, waitUntil } from './wait.mjs'

/** @import { Closing } from './closing.mjs' */
/** @import { Choice } from './firestore-choice.mjs' */
/** @import { Group } from './process-group.mjs' */
/**
 * @typedef {object} Firestore
 * @property {string} host host:port
 * @property {string} name
 * @property {string} why
 * @property {boolean} hasRules
 * @property {boolean} isOurs whether its data ends with this run
 * @property {Group} [group] its processes
 * @property {(folder: string) => Promise<void>} [exportTo] writes all documents there, as firestore_export
 */
/**
 * @typedef {object} Options
 * @property {string} project
 * @property {number} port
 * @property {string} log file for its output
 * @property {string | undefined} importFrom an earlier export's overall_export_metadata file
 */

/** What a developer should know before trusting the last resort. */
export const NODE_EMULATOR_LACKS =
  'no security rules, no isolated transactions, no atomic batches, no preconditions on the last update, ' +
  'no deletion of fields, no listing of documents'

/**
 * Decides for an emulator, downloading firebase-tools' own if that is the choice.
 * @param {Closing} closing
 * @returns {Promise<Choice>}
 */
export async function resolveFirestore(closing) {
  const choice = chooseFirestore(await firestoreFacts(process.env))
  if (choice.kind !== 'download') return choice

  console.log("Downloading firebase-tools' own Firestore emulator, once …")
  await run(closing, process.execPath, [script('firebase'), 'setup:emulators:firestore'], {
    cwd: root,
    minutes: 5,
  })
  // A download that failed leaves the others.
  return chooseFirestore({ ...(await firestoreFacts(process.env)), downloadable: false })
}

/**
 * @param {Closing} closing
 * @param {Choice} choice
 * @param {Options} options
 * @returns {Promise<Firestore>}
 */
export async function startFirestore(closing, choice, options) {
  const { name, why } = choice
  if (choice.kind === 'given') {
    return {
      host: choice.host,
      name,
      why,
      isOurs: false,
      hasRules: await probeGiven(choice.host, options),
    }
  }

  const host = `127.0.0.1:${options.port}`
  const [command, args] =
    choice.kind === 'official' ? java(choice.launch, options) : pureNode(options)
  const output = openSync(options.log, 'w')
  const group = startGroup(closing, command, args, { output })
  await waitUntil(`The Firestore emulator (see ${options.log})`, () => listens(host), {
    starting: group,
    signal: closing.signal,
    seconds: 60,
  })
  const isOfficial = choice.kind === 'official'
  return {
    host,
    name,
    why,
    hasRules: isOfficial,
    isOurs: true,
    group,
    ...(isOfficial && { exportTo: (folder) => exportDocuments(host, options.project, folder) }),
  }
}

/**
 * @param {string} host
 * @param {Options} options
 * @returns {Promise<boolean>} whether it has security rules
 */
async function probeGiven(host, { project }) {
  if (!(await listens(host))) {
    throw new PlainError(`FIRESTORE_EMULATOR_HOST is ${host}, but nobody listens there.`)
  }
  const hasRules = await loadRules(host, project)
  if (!hasRules && process.env['FIRESTORE'] === 'official') {
    throw new PlainError(`FIRESTORE=official, but the emulator at ${host} has no security rules.`)
  }
  return hasRules
}

/**
 * @param {string[]} launch
 * @param {Options} options
 * @returns {[command: string, args: string[]]}
 */
function java(launch, { port, importFrom }) {
  const flags = ['--host=127.0.0.1', `--port=${port}`, `--rules=${RULES}`]
  if (importFrom) flags.push(`--seed_from_export=${importFrom}`)
  // The emulator speaks English only, and fails to start in some other languages.
  return ['java', ['-Duser.language=en', ...launch, ...flags]]
}

/**
 * @param {Options} options
 * @returns {[command: string, args: string[]]}
 */
function pureNode({ port }) {
  return [process.execPath, [path.join(root, 'tools/node-firestore.mjs'), String(port)]]
}
