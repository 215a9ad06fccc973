// @ts-check
import path from 'node:path'
import { startEmulators } from './emulators.mjs'
import { resolveFirestore, startFirestore } from './firestore-emulator.mjs'
import { root, runFolder } from './folders.mjs'
import { readJson } from './json.mjs'
import { exportShop, Kept } from './keep.mjs'
import { readProductionConfig, writeLocalConfig } from './local-config.mjs'
import { refuseUnusablePorts, shiftedPorts } from './ports.mjs'

/** @import { Closing } from './closing.mjs' */
/** @import { Choice } from './firestore-choice.mjs' */
/** @import { Firestore } from './firestore-emulator.mjs' */
/** @import { Ports } from './ports.mjs' */
/** @import { Group } from './process-group.mjs' */
/**
 * The shop on its emulators.
 * @typedef {object} Shop
 * @property {string} origin
 * @property {Ports} ports
 * @property {string} project
 * @property {Firestore} firestore
 * @property {string} log file of the emulators' output, the function's included
 * @property {Promise<unknown>} ended as soon as one of its emulators has
 * @property {(() => Promise<void>) | undefined} save keeps accounts and profiles, where that was asked for and can be
 */
/**
 * @typedef {object} Options
 * @property {'start' | 'test'} kind
 * @property {string} project
 * @property {number} offset of the ports
 * @property {boolean} keep
 * @property {boolean} dev whether Vite's port is needed too
 */
/** @typedef {Options & { choice: Choice, ports: Ports }} Plan */

/**
 * Decides for a Firestore emulator and sees to the ports: what can be refused is refused before the long work.
 * @param {Closing} closing
 * @param {Options} options
 * @returns {Promise<Plan>}
 */
export async function planShop(closing, options) {
  const { kind, offset, dev } = options
  const ports = portsAt(offset)
  const choice = await resolveFirestore(closing)
  const command = kind === 'test' ? 'npm test' : dev ? 'npm run dev' : 'npm start'
  await refuseUnusablePorts(neededPorts(ports, { dev, choice }), { offset, command })
  return { ...options, choice, ports }
}

/**
 * Starts everything that stands behind the shop's address, and the shop itself.
 * @param {Closing} closing
 * @param {Plan} plan
 * @returns {Promise<Shop>}
 */
export async function startShop(closing, { kind, project, offset, keep, choice, ports }) {
  const config = writeLocalConfig(closing, ports, offset)
  const folder = runFolder(kind, offset)
  const kept = keep ? keptWith(choice) : undefined
  const origin = `http://127.0.0.1:${ports.hosting}`
  const log = path.join(folder, 'emulators.log')

  console.log(`Starting the emulators; Firestore: ${choice.name} …`)
  const firestore = await startFirestore(closing, choice, {
    project,
    port: ports.firestore,
    log: path.join(folder, 'firestore.log'),
    importFrom: kept?.firestoreImport,
  })
  const suite = await startEmulators(closing, {
    config,
    project,
    shopOrigin: origin,
    firestoreHost: firestore.host,
    log,
    importFrom: kept?.suiteImport,
  })
  const hubPort = ports.hub
  const save = kept && (() => kept.replace((next) => exportShop(next, { hubPort, firestore })))
  return { origin, ports, project, firestore, log, ended: firstEnd(suite, firestore.group), save }
}

/** @param {number} offset */
export function portsAt(offset) {
  return shiftedPorts(readProductionConfig().emulators, offset)
}

/** @returns {string} the project that firebase-tools uses here by default; never a real one */
export function demoProject() {
  const { projects } = /** @type {{ projects: { default: string } }} */ (
    readJson(path.join(root, '.firebaserc'))
  )
  return projects.default.startsWith('demo-') ? projects.default : `demo-${projects.default}`
}

/**
 * @param {Ports} ports
 * @param {{ dev: boolean, choice: Choice }} what
 * @returns {Partial<Ports>}
 */
function neededPorts({ vite, firestore, ...ports }, { dev, choice }) {
  return {
    ...ports,
    ...(dev && { vite }),
    ...(choice.kind !== 'given' && { firestore }),
  }
}

/**
 * A given Firestore emulator keeps its documents itself: only the accounts are ours then, and
 * they must not take the place of an export with profiles.
 * @param {Choice} choice
 */
function keptWith({ kind }) {
  if (kind === 'node') return undefined
  return new Kept(path.join(root, '.keep', kind === 'given' ? 'accounts' : 'shop'))
}

/** @param {(Group | undefined)[]} groups */
function firstEnd(...groups) {
  return Promise.race(groups.flatMap((group) => group?.ended ?? []))
}
