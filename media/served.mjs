// @ts-check
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'

/** Where the site serves them from: /assets is cached for good, hence the hash (decision 0006). */
export const served = new URL('../web/public/assets/media/', import.meta.url)

/** @param {readonly Buffer[]} files */
export function hashOf(files) {
  const sum = createHash('sha256')
  for (const bytes of files) sum.update(bytes)
  return sum.digest('hex').slice(0, 8)
}

/** @typedef {{ file: string, bytes: Buffer }} ServedFile */

/**
 * Writes an output's files and removes its older versions.
 * @param {string} name
 * @param {readonly ServedFile[]} files
 */
export async function serve(name, files) {
  await mkdir(served, { recursive: true })
  await withdraw(name)
  for (const { file, bytes } of files) await writeFile(new URL(file, served), bytes)
}

/** Removes what is served under a name. @param {string} name */
export async function withdraw(name) {
  const own = new RegExp(`^${name}(-\\d+)?\\.[0-9a-f]{8}\\.\\w+$`)
  for (const file of await readdir(served)) if (own.test(file)) await rm(new URL(file, served))
}
