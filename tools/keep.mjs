// @ts-check
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EXPORT_NAME } from './firestore-admin.mjs'
import { readJson } from './json.mjs'
import { PlainError } from './plain-error.mjs'

/** @import { Firestore } from './firestore-emulator.mjs' */

const METADATA = 'firebase-export-metadata.json'

/** Accounts and profiles that outlive a run, in the layout of firebase-tools' own exports. */
export class Kept {
  /** @param {string} folder of its own */
  constructor(folder) {
    this.good = path.join(folder, 'last')
    this.next = path.join(folder, 'next')
    this.old = path.join(folder, 'old')
    // A run that was killed between the two renames of replace() left no 'last'.
    if (!existsSync(this.good) && existsSync(this.old)) renameSync(this.old, this.good)
  }

  /** @returns {string | undefined} the folder that the emulator suite imports */
  get suiteImport() {
    return existsSync(path.join(this.good, METADATA)) ? this.good : undefined
  }

  /** @returns {string | undefined} the file that the official Firestore emulator imports */
  get firestoreImport() {
    const file = path.join(this.good, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`)
    return existsSync(file) ? file : undefined
  }

  /**
   * Takes the place of the last export only when the new one is complete.
   * @param {(folder: string) => Promise<void>} fill
   */
  async replace(fill) {
    rmSync(this.next, { recursive: true, force: true })
    mkdirSync(this.next, { recursive: true })
    try {
      await fill(this.next)
    } catch (error) {
      rmSync(this.next, { recursive: true, force: true })
      throw new PlainError('Nothing new was kept, what was kept before still is.', { cause: error })
    }

    rmSync(this.old, { recursive: true, force: true })
    if (existsSync(this.good)) renameSync(this.good, this.old)
    renameSync(this.next, this.good)
    rmSync(this.old, { recursive: true, force: true })
  }
}

/**
 * Exports the accounts, and the profiles if the Firestore emulator ends with this run.
 * @param {string} folder
 * @param {{ hubPort: number, firestore: Firestore }} shop
 */
export async function exportShop(folder, { hubPort, firestore }) {
  const response = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'exit', targets: ['auth'] }),
    signal: AbortSignal.timeout(60_000),
  })
  const accounts = path.join(folder, 'auth_export/accounts.json')
  if (!response.ok || !existsSync(accounts)) {
    throw new PlainError(`The emulator suite exported nothing: ${await response.text()}`)
  }
  // Parsed because a cut-off file must not pass for an export.
  readJson(accounts)

  if (firestore.exportTo) {
    await firestore.exportTo(folder)
    nameFirestoreExport(path.join(folder, METADATA))
  }
}

/**
 * Completes the list of contents, so that firebase-tools too could import the folder.
 * @param {string} file
 */
function nameFirestoreExport(file) {
  const metadata = /** @type {Record<string, unknown>} */ (readJson(file))
  metadata['firestore'] = {
    version: metadata['version'],
    path: EXPORT_NAME,
    metadata_file: `${EXPORT_NAME}/${EXPORT_NAME}.overall_export_metadata`,
  }
  writeFileSync(file, JSON.stringify(metadata, undefined, 2))
}
