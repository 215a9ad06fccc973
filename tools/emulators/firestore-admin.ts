import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../folders.ts'
import { PlainError } from '../plain-error.ts'

/** Name of the folder of a Firestore export, the same as in firebase-tools. */
export const EXPORT_NAME = 'firestore_export'
export const RULES = path.join(root, 'firestore.rules')

/**
 * Exports all documents into an existing folder. Only official emulators support this.
 * @param host host:port
 */
export async function exportDocuments(host: string, project: string, folder: string) {
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${project}/databases/(default)`,
      export_directory: folder,
      export_name: EXPORT_NAME,
    }),
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok) {
    throw new PlainError(`The Firestore export failed: ${await response.text()}`)
  }
}

/**
 * @param host host:port
 * @returns whether the emulator supports security rules and accepted them
 */
export async function loadRules(host: string, project: string): Promise<boolean> {
  const content = readFileSync(RULES, 'utf8')
  try {
    const response = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      signal: AbortSignal.timeout(60_000),
    })
    return response.ok
  } catch {
    return false
  }
}
