import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import downloads from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' }
import { isOpen, start, waitUntil } from './processes.ts'
import { logFolder, portsAt } from './shop.ts'

/** Minimum version of Java of the emulator of firebase-tools (own), and of that of the gcloud CLI. */
const JAVA = { own: 21, gcloud: 11 }
const INSTALL = `Java ${JAVA.own}, or Java ${JAVA.gcloud} and \`gcloud components install cloud-firestore-emulator\``

const PURE_NODE = `
  import { FirestoreServer } from '@firestore-emulator/server'
  await new FirestoreServer().start(Number(process.argv[1]))`

/** Starts the best emulator that can run, except that of firebase-tools, which starts with the others. */
export async function startFirestore(offset: number) {
  const { kind, text, jar } = await chooseFirestore(process.env)
  if (kind === 'given') await assertRunning(String(process.env['FIRESTORE_EMULATOR_HOST']))
  if (kind === 'given' || kind === 'own') return { kind, text }

  const port = portsAt(offset).firestore
  const log = path.join(logFolder(offset), 'firestore.log')
  const command = jar
    ? start('java', gcloudArgs(jar, port), { log })
    : start(process.execPath, ['--input-type=module', '-e', PURE_NODE, String(port)], { log })
  await waitUntil(() => isOpen(port), command)
  return { kind, text, command }
}

async function assertRunning(host: string) {
  const { hostname, port } = new URL(`http://${host}`)
  if (await isOpen(Number(port), hostname)) return
  throw new Error(`FIRESTORE_EMULATOR_HOST is ${host}, but nothing listens there.`)
}

/** The jar has no main class in its manifest, and does not start in some locales. */
const gcloudArgs = (jar: string, port: number) => [
  ...['-Duser.language=en', '-cp', jar],
  'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  ...['--host=127.0.0.1', `--port=${port}`, '--rules=firestore.rules'],
]

type Choice = {
  kind: 'given' | 'own' | 'gcloud' | 'node'
  /** the emulator and the reason, which `npm start` prints */
  text: string
  jar?: string
}

/**
 * Chooses the first emulator that can run (docs/decisions/0001-choice-of-firestore-emulator.md).
 * @throws if FIRESTORE is unknown, or asks for security rules that no emulator here has
 */
export async function chooseFirestore(
  { FIRESTORE_EMULATOR_HOST: given, FIRESTORE: wanted }: NodeJS.ProcessEnv,
  machine = { javaVersion, hasOwn, findGcloudJar },
): Promise<Choice> {
  if (wanted !== undefined && wanted !== 'official' && wanted !== 'node') {
    throw new Error(`FIRESTORE may be 'official' or 'node', not '${wanted}'.`)
  }
  if (given) return { kind: 'given', text: `${given}, from FIRESTORE_EMULATOR_HOST` }

  const java = wanted === 'node' ? 0 : machine.javaVersion()
  if (java >= JAVA.own && (await machine.hasOwn())) {
    return { kind: 'own', text: `the emulator of firebase-tools, with Java ${java}` }
  }
  const jar = java >= JAVA.gcloud ? machine.findGcloudJar() : undefined
  if (jar)
    return { kind: 'gcloud', text: `the emulator of the gcloud tools, with Java ${java}`, jar }
  if (wanted === 'official') throw new Error(`FIRESTORE=official needs ${INSTALL}.`)
  const reason = wanted ? 'FIRESTORE=node is set' : `the others need ${INSTALL}`
  const limits = 'without security rules and isolated transactions'
  return { kind: 'node', text: `the pure-Node emulator, ${limits}; ${reason}` }
}

function javaVersion() {
  const { stderr } = spawnSync('java -version', { shell: true, encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0)
}

const hasOwn = async () =>
  isDownloaded(downloads.firestore) ||
  (await start('firebase', ['setup:emulators:firestore']).ended) === 0

export const hasEmulatorUi = () => isDownloaded(downloads.ui.main)

function isDownloaded({ downloadPathRelativeToCacheDir: file }: typeof downloads.firestore) {
  const { FIREBASE_EMULATORS_PATH = path.join(homedir(), '.cache/firebase/emulators') } =
    process.env
  return existsSync(path.join(FIREBASE_EMULATORS_PATH, file))
}

function findGcloudJar() {
  const { stdout } = spawnSync('command -v gcloud', { shell: true, encoding: 'utf8' })
  if (!stdout) return undefined
  const sdk = path.resolve(realpathSync(stdout.trim()), '../..')
  const jar = path.join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
  return existsSync(jar) ? jar : undefined
}
