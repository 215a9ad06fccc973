import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EXPORT_NAME } from './firestore-admin.ts'
import { readJson } from '../json.ts'
import { PlainError } from '../plain-error.ts'
import type { Firestore } from './firestore-emulator.ts'

const METADATA = 'firebase-export-metadata.json'

/** Accounts and profiles that outlive a run, in the layout of firebase-tools' own exports. */
export class Kept {
  readonly good: string
  readonly next: string
  readonly old: string

  /** @param folder of its own */
  constructor(folder: string) {
    this.good = path.join(folder, 'last')
    this.next = path.join(folder, 'next')
    this.old = path.join(folder, 'old')
    // A run that was killed between the two renames of replace() left no 'last'.
    if (!existsSync(this.good) && existsSync(this.old)) renameSync(this.old, this.good)
  }

  /** @returns the folder that the emulator suite imports */
  get suiteImport(): string | undefined {
    return existsSync(path.join(this.good, METADATA)) ? this.good : undefined
  }

  /** @returns the file that the official Firestore emulator imports */
  get firestoreImport(): string | undefined {
    const file = path.join(this.good, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`)
    return existsSync(file) ? file : undefined
  }

  /** Takes the place of the last export only when the new one is complete. */
  async replace(fill: (folder: string) => Promise<void>) {
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

/** Exports the accounts, and the profiles if the Firestore emulator ends with this run. */
export async function exportShop(
  folder: string,
  { hubPort, firestore }: { hubPort: number; firestore: Firestore },
) {
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

/** Completes the list of contents, so that firebase-tools too could import the folder. */
function nameFirestoreExport(file: string) {
  const metadata = readJson(file) as Record<string, unknown>
  metadata['firestore'] = {
    version: metadata['version'],
    path: EXPORT_NAME,
    metadata_file: `${EXPORT_NAME}/${EXPORT_NAME}.overall_export_metadata`,
  }
  writeFileSync(file, JSON.stringify(metadata, undefined, 2))
}
