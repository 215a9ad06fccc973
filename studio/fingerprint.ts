import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Hashes source files, and data that is not in these files. */
export async function fingerprint(files: readonly (string | URL)[], data: unknown) {
  const hash = createHash('sha256').update(JSON.stringify(data))
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
