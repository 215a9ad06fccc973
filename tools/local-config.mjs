// @ts-check
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './folders.mjs'
import { readJson } from './json.mjs'
import { POLICY, allow } from './policy.mjs'

/** @import { Closing } from './closing.mjs' */
/** @import { Address, Ports } from './ports.mjs' */
/** @typedef {{ key: string, value: string }} Header */
/**
 * As much of firebase.json as differs on a developer's machine.
 * @typedef {{ emulators: Record<string, unknown>, hosting: { headers: { source: string, headers: Header[] }[] } }} FirebaseConfig
 */

/** @returns {FirebaseConfig} what is deployed */
export function readProductionConfig() {
  return /** @type {FirebaseConfig} */ (readJson(path.join(root, 'firebase.json')))
}

/**
 * Writes the configuration that the emulators run with; it goes when the run ends. It stands in the
 * root because firebase-tools resolves its paths from its folder.
 * @param {Closing} closing
 * @param {Ports} ports
 * @param {number} offset
 * @returns {string} the file
 */
export function writeLocalConfig(closing, ports, offset) {
  const file = path.join(
    root,
    offset === 0 ? 'firebase.local.json' : `firebase.local.${offset}.json`,
  )
  closing.add(() => rmSync(file, { force: true }))
  writeFileSync(
    file,
    JSON.stringify(localConfig(readProductionConfig(), ports, offset), undefined, 2),
  )
  return file
}

/**
 * firebase.json with the chosen ports and the Auth emulator's origin in the policy, and nothing else changed.
 * @template {FirebaseConfig} Config
 * @param {Config} production
 * @param {Ports} ports
 * @param {number} offset
 * @returns {Config}
 */
export function localConfig(production, ports, offset) {
  const local = structuredClone(production)
  for (const [name, port] of Object.entries(ports)) {
    const address = /** @type {Address | undefined} */ (local.emulators[name])
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
