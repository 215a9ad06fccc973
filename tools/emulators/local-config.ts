import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../folders.ts'
import { readJson } from '../json.ts'
import { POLICY, allow } from '../policy.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Address, Ports } from './ports.ts'

export type Header = { key: string; value: string }

/** As much of firebase.json as differs on a developer's machine. */

export type FirebaseConfig = {
  emulators: Record<string, unknown>
  hosting: { headers: { source: string; headers: Header[] }[] }
}

/** @returns what is deployed */
export function readProductionConfig(): FirebaseConfig {
  return readJson(path.join(root, 'firebase.json')) as FirebaseConfig
}

/**
 * Writes the configuration that the emulators run with; it goes when the run ends. It stands in the
 * root because firebase-tools resolves its paths from its folder.
 * @returns the file
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

/**
 * firebase.json with the chosen ports and the Auth emulator's origin in the policy, and nothing else changed.
 */
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
