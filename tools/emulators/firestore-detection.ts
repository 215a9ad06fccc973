import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { JAVA } from './firestore-choice.ts'
import { root } from '../folders.ts'
import { readJson } from '../json.ts'
import { isReachable } from '../process/wait.ts'
import type { AvailableEmulators } from './firestore-choice.ts'

/** Returns the output of a command, empty if it is not installed. */
async function probe(command: string, args: string[]) {
  const options = { timeout: 10_000, reject: false } as const
  const { stdout, stderr } = await execa(command, args, options)
  return { stdout, stderr }
}

/** Usual install locations of the gcloud CLI. */
const SDK_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  path.join(homedir(), 'google-cloud-sdk'),
]

/** Detects the available emulators. Skips what cannot affect the choice of one. */
export async function detectEmulators(env: NodeJS.ProcessEnv): Promise<AvailableEmulators> {
  const given = env['FIRESTORE_EMULATOR_HOST']
  const wanted = env['FIRESTORE']
  const javaMajor = given || wanted === 'node' ? 0 : await findJava()
  const own = downloads(env).firestore
  const ownJar = existsSync(own.file) ? own.file : undefined
  return {
    given,
    wanted,
    javaMajor,
    ownJar,
    downloadable: javaMajor >= JAVA.own && !ownJar && (await isReachable(own.url)),
    gcloudJar: javaMajor >= JAVA.gcloud ? await findGcloudJar() : undefined,
  }
}

/** Returns whether firebase-tools has its Emulator UI, or can download it. */
export async function hasUi(env: NodeJS.ProcessEnv) {
  const { file, url } = downloads(env).ui
  return existsSync(file) || isReachable(url)
}

/** Returns cache path and URL of what firebase-tools downloads. */
function downloads(env: NodeJS.ProcessEnv) {
  const list = path.join(
    root,
    'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  )
  const { firestore, ui } = readJson(list) as { firestore: Download; ui: { main: Download } }
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache/firebase/emulators')
  const where = ({ downloadPathRelativeToCacheDir, remoteUrl }: Download) => ({
    file: path.join(cache, downloadPathRelativeToCacheDir),
    url: remoteUrl,
  })
  return { firestore: where(firestore), ui: where(ui.main) }
}

type Download = { remoteUrl: string; downloadPathRelativeToCacheDir: string }

async function findJava() {
  const { stdout, stderr } = await probe('java', ['-version'])
  return javaMajorVersion(stderr + stdout)
}

/**
 * @param text output of `java -version`
 * @returns 0 if the text contains no version
 */
export function javaMajorVersion(text: string): number {
  // Up to Java 8 the major version comes second: 1.8.0.
  return Number(/version "(?:1\.)?(\d+)/.exec(text)?.[1] ?? 0)
}

async function findGcloudJar() {
  const known = SDK_FOLDERS.map(jarIn).find((jar) => existsSync(jar))
  if (known) return known
  const { stdout } = await probe('gcloud', ['info', '--format=value(installation.sdk_root)'])
  const jar = jarIn(stdout)
  return existsSync(jar) ? jar : undefined
}

function jarIn(sdk: string) {
  return path.join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
}
