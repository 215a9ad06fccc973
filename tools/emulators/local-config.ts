import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../folders.ts'
import { readJson } from '../json.ts'
import { POLICY, allow } from '../policy.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Address, Ports } from './ports.ts'

type Header = { key: string; value: string }

/** The part of firebase.json that a local run changes. */
export type FirebaseConfig = {
  emulators: Record<string, unknown>
  hosting: { headers: { source: string; headers: Header[] }[] }
}

export function readProductionConfig(): FirebaseConfig {
  return readJson(path.join(root, 'firebase.json')) as FirebaseConfig
}

/**
 * Writes the emulator config and removes it when the run ends. The file is in the root, because
 * firebase-tools resolves paths relative to the config file.
 * @returns the path of the file
 */
export function writeLocalConfig(cleanup: Cleanup, ports: Ports, offset: number): string {
  const file = path.join(
    root,
    offset === 0 ? 'firebase.local.json' : `firebase.local.${offset}.json`,
  )
  cleanup.add(() => rmSync(file, { force: true }))
  writeFileSync(
    file,
    JSON.stringify(localConfig(readProductionConfig(), ports, offset), undefined, 2),
  )
  return file
}

/** Returns firebase.json with other ports and the Auth emulator's origin in the content security policy. */
export function localConfig<Config extends FirebaseConfig>(
  production: Config,
  ports: Ports,
  offset: number,
): Config {
  const local = structuredClone(production)
  for (const [name, port] of Object.entries(ports)) {
    const address = local.emulators[name] as Address | undefined
    if (!address) continue
    address.port = port
    if (address.websocketPort !== undefined) address.websocketPort += offset
  }
  const auth = [`http://127.0.0.1:${ports.auth}`]
  for (const header of local.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key !== POLICY) continue
    header.value = allow(header.value, { 'connect-src': auth, 'frame-src': auth })
  }
  return local
}
