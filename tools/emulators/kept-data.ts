import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EXPORT_NAME } from './firestore-admin.ts'
import { readJson } from '../json.ts'
import { PlainError } from '../plain-error.ts'
import type { Firestore } from './firestore-emulator.ts'

const METADATA = 'firebase-export-metadata.json'

/** Accounts and profiles that `--keep` stores, in the layout of a firebase-tools export. */
export class KeptData {
  readonly last: string
  readonly next: string
  readonly old: string

  constructor(folder: string) {
    this.last = path.join(folder, 'last')
    this.next = path.join(folder, 'next')
    this.old = path.join(folder, 'old')
    // A run killed between the two renames in replace() leaves no 'last'.
    if (!existsSync(this.last) && existsSync(this.old)) renameSync(this.old, this.last)
  }

  /** The folder that the Emulator Suite imports. */
  get suiteImport(): string | undefined {
    return existsSync(path.join(this.last, METADATA)) ? this.last : undefined
  }

  /** The file that the official Firestore emulator imports. */
  get firestoreImport(): string | undefined {
    const file = path.join(this.last, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`)
    return existsSync(file) ? file : undefined
  }

  /** Replaces the last export once `fill` has completed the new one. */
  async replace(fill: (folder: string) => Promise<void>) {
    rmSync(this.next, { recursive: true, force: true })
    mkdirSync(this.next, { recursive: true })
    try {
      await fill(this.next)
    } catch (error) {
      rmSync(this.next, { recursive: true, force: true })
      throw new PlainError('The export failed. The previous export is unchanged.', { cause: error })
    }

    rmSync(this.old, { recursive: true, force: true })
    if (existsSync(this.last)) renameSync(this.last, this.old)
    renameSync(this.next, this.last)
    rmSync(this.old, { recursive: true, force: true })
  }
}

/** Exports the accounts, and the profiles if this run started the Firestore emulator. */
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
    throw new PlainError(`The Emulator Suite export failed: ${await response.text()}`)
  }
  // Throws if the file is truncated.
  readJson(accounts)

  if (firestore.exportTo) {
    await firestore.exportTo(folder)
    addFirestoreMetadata(path.join(folder, METADATA))
  }
}

/** Adds Firestore to the metadata, so that firebase-tools can import the folder. */
function addFirestoreMetadata(file: string) {
  const metadata = readJson(file) as Record<string, unknown>
  metadata['firestore'] = {
    version: metadata['version'],
    path: EXPORT_NAME,
    metadata_file: `${EXPORT_NAME}/${EXPORT_NAME}.overall_export_metadata`,
  }
  writeFileSync(file, JSON.stringify(metadata, undefined, 2))
}
