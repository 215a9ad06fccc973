import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { isOpen, start, startScript, waitUntil } from './processes.ts'
import { logFolder, portsAt, root } from './shop.ts'
import type { Command } from './processes.ts'

/** What the choice of an emulator depends on (docs/decisions/0001-choice-of-firestore-emulator.md). */
export type Available = {
  /** value of FIRESTORE_EMULATOR_HOST */
  given?: string | undefined
  /** value of FIRESTORE: 'official' requires security rules, 'node' selects the pure-Node emulator */
  wanted?: string | undefined
  /** the major version, 0 without Java */
  java: number
  /** whether firebase-tools has downloaded its emulator */
  hasOwn: boolean
  /** the jar of the gcloud CLI */
  gcloudJar?: string | undefined
}

export type Choice = {
  kind: 'given' | 'own' | 'gcloud' | 'node'
  /** the emulator and the reason, which `npm start` prints */
  text: string
}

/** Minimum version of Java of the emulator of firebase-tools (own), and of that of the gcloud CLI. */
const JAVA = { own: 21, gcloud: 11 }
const INSTALL = `Java ${JAVA.own}, or Java ${JAVA.gcloud} and \`gcloud components install cloud-firestore-emulator\``

const PURE_NODE = `
  import { FirestoreServer } from '@firestore-emulator/server'
  await new FirestoreServer().start(Number(process.argv[1]))`

/**
 * Starts the best emulator that is available, except that of firebase-tools, which starts with the other
 * emulators.
 */
export async function startFirestore(offset: number): Promise<Choice & { command?: Command }> {
  const available = await detectEmulators()
  const choice = chooseFirestore(available)
  if (choice.kind === 'given') await assertRunning(String(available.given))
  if (choice.kind === 'given' || choice.kind === 'own') return choice

  const port = portsAt(offset).firestore
  const log = path.join(logFolder(offset), 'firestore.log')
  const command =
    choice.kind === 'gcloud'
      ? start('java', gcloudArgs(available.gcloudJar, port), { log })
      : start(process.execPath, ['--input-type=module', '-e', PURE_NODE, String(port)], { log })
  await waitUntil(() => isOpen(port), command)
  return { ...choice, command }
}

async function assertRunning(host: string) {
  const { hostname, port } = new URL(`http://${host}`)
  if (await isOpen(Number(port), hostname)) return
  throw new Error(`FIRESTORE_EMULATOR_HOST is ${host}, but nothing listens there.`)
}

/** The jar has no main class in its manifest, and does not start in some locales. */
const gcloudArgs = (jar = '', port: number) => [
  ...['-Duser.language=en', '-cp', jar],
  'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  ...['--host=127.0.0.1', `--port=${port}`, '--rules=firestore.rules'],
]

/** @throws if FIRESTORE is unknown, or asks for security rules that no emulator here has */
export function chooseFirestore({ given, wanted, java, hasOwn, gcloudJar }: Available): Choice {
  if (wanted !== undefined && wanted !== 'official' && wanted !== 'node') {
    throw new Error(`FIRESTORE may be 'official' or 'node', not '${wanted}'.`)
  }
  if (given) return { kind: 'given', text: `${given}, from FIRESTORE_EMULATOR_HOST` }
  if (wanted !== 'node' && java >= JAVA.own && hasOwn) {
    return { kind: 'own', text: `the emulator of firebase-tools, with Java ${java}` }
  }
  if (wanted !== 'node' && java >= JAVA.gcloud && gcloudJar) {
    return { kind: 'gcloud', text: `the emulator of the gcloud tools, with Java ${java}` }
  }
  if (wanted === 'official') throw new Error(`FIRESTORE=official needs ${INSTALL}.`)
  return {
    kind: 'node',
    text:
      'the pure-Node emulator, without security rules and isolated transactions; ' +
      (wanted ? 'FIRESTORE=node is set' : `the others need ${INSTALL}`),
  }
}

/** Detects the available emulators. Skips what cannot affect the choice. */
async function detectEmulators(): Promise<Available> {
  const { FIRESTORE_EMULATOR_HOST: given, FIRESTORE: wanted } = process.env
  const java = given || wanted === 'node' ? 0 : javaVersion()
  const hasOwn = java >= JAVA.own && (isDownloaded('firestore') || (await downloadOwn()))
  const gcloudJar = java >= JAVA.gcloud && !hasOwn ? findGcloudJar() : undefined
  return { given, wanted, java, hasOwn, gcloudJar }
}

function javaVersion() {
  const { stderr } = spawnSync('java -version', { shell: true, encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0)
}

/** Whether firebase-tools has downloaded a part of the Emulator Suite. */
export function isDownloaded(part: 'firestore' | 'ui') {
  const lib = path.join(root, 'node_modules/firebase-tools/lib')
  type Download = { downloadPathRelativeToCacheDir: string }
  const list = readFileSync(path.join(lib, 'emulator/downloadableEmulatorInfo.json'), 'utf8')
  const { firestore, ui } = JSON.parse(list) as { firestore: Download; ui: { main: Download } }
  const { downloadPathRelativeToCacheDir: file } = part === 'ui' ? ui.main : firestore
  const { FIREBASE_EMULATORS_PATH = path.join(homedir(), '.cache/firebase/emulators') } =
    process.env
  return existsSync(path.join(FIREBASE_EMULATORS_PATH, file))
}

async function downloadOwn() {
  return (await startScript('firebase', ['setup:emulators:firestore']).ended) === 0
}

function findGcloudJar() {
  const usual = jarIn('/usr/lib/google-cloud-sdk')
  if (existsSync(usual)) return usual
  const command = "gcloud info --format='value(installation.sdk_root)'"
  const { stdout } = spawnSync(command, { shell: true, encoding: 'utf8' })
  const jar = jarIn(stdout.trim())
  return existsSync(jar) ? jar : undefined
}

const jarIn = (sdk: string) =>
  path.join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
