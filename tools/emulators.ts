import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hasEmulatorUi, startFirestore } from './firestore.ts'
import { isOpen, respondsOk, start, waitUntil } from './processes.ts'
import { configAt, demoProject, emulatorLog, portOffset, portsAt, root } from './shop.ts'

/** Disables network requests of firebase-tools, which dominate its startup time. */
export const EMULATOR_ENV = {
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  npm_config_offline: 'true',
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  NODE_ENV: 'production',
  // firebase-tools would ask the shell's proxy for the function, whatever NO_PROXY says.
  HTTPS_PROXY: undefined,
  https_proxy: undefined,
  HTTP_PROXY: undefined,
  http_proxy: undefined,
}

/** Waits until the API responds. The function and the site must have been built. */
export async function startEmulators(offset: number, args: string[] = []) {
  const { hosting, firestore: firestorePort } = portsAt(offset)
  const { kind, text, command } = await startFirestore(offset)
  const { FIRESTORE_EMULATOR_HOST: firestore = `127.0.0.1:${firestorePort}` } = process.env
  const hasUi = hasEmulatorUi()
  const config = writeConfig(offset, hasUi)
  const only = ['auth', 'functions', 'hosting', ...(kind === 'own' ? ['firestore'] : [])]
  const suite = start(
    'firebase',
    [
      ...['emulators:start', '--config', config, '--project', demoProject()],
      ...['--only', only.join(','), ...args],
    ],
    {
      env: { ...EMULATOR_ENV, FIRESTORE_EMULATOR_HOST: firestore },
      log: emulatorLog(offset),
    },
  )
  const origin = `http://127.0.0.1:${hosting}`
  await waitUntil(() => respondsOk(`${origin}/api/health`), suite)
  return {
    origin,
    firestore,
    firestoreText: text,
    hasUi,
    commands: [suite, ...(command ? [command] : [])],
  }
}

/** In the root, because firebase-tools resolves paths relative to it. It would download an enabled Emulator UI. */
function writeConfig(offset: number, hasUi: boolean) {
  const config = configAt(offset)
  if (!hasUi) Object.assign(config.emulators.ui, { enabled: false })
  const file = path.join(root, `firebase.local.${offset}.json`)
  process.on('exit', () => rmSync(file, { force: true }))
  writeFileSync(file, JSON.stringify(config))
  return file
}

/** Starts the built shop on free ports, beside that of `npm start`, unless PORT_OFFSET sets them. */
export async function startBeside() {
  const isSet = process.env['PORT_OFFSET'] !== undefined
  const offset = isSet ? portOffset() : await findFreeOffset(1_000)
  return { offset, ...(await startEmulators(offset)) }
}

/** The first of `from`, `from` + 100, … at which every port is free. */
export async function findFreeOffset(from: number): Promise<number> {
  return (await findTakenPort(from)) ? findFreeOffset(from + 100) : from
}

export async function findTakenPort(offset: number) {
  const { firestore, ...others } = portsAt(offset)
  const needed = process.env['FIRESTORE_EMULATOR_HOST'] ? others : { firestore, ...others }
  for (const [name, port] of Object.entries(needed)) {
    if (await isOpen(port)) return `${port} (${name})`
  }
  return undefined
}
