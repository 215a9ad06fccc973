import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../folders.ts'
import { readJson } from '../json.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Address } from './ports.ts'

export function readConfig() {
  return readJson(path.join(root, 'firebase.json')) as { emulators: Record<string, Address> }
}

/**
 * Writes firebase.json with an offset added to every port, and without the Emulator UI where it cannot be
 * fetched; removes the file when the run ends. It is in the root, because firebase-tools resolves paths relative
 * to the config file.
 * @returns the path of the file
 */
export function writeLocalConfig(
  cleanup: Cleanup,
  { offset, ui }: { offset: number; ui: boolean },
): string {
  const config = readConfig()
  for (const address of Object.values(config.emulators)) {
    if (address.port !== undefined) address.port += offset
    if (address.websocketPort !== undefined) address.websocketPort += offset
  }
  if (!ui) Object.assign(config.emulators, { ui: { enabled: false } })
  const file = path.join(root, `firebase.local.${offset}.json`)
  cleanup.add(() => rmSync(file, { force: true }))
  writeFileSync(file, JSON.stringify(config))
  return file
}
