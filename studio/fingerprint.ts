import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** The fingerprint of source files and of facts that stand in none of them. */
export async function fingerprint(files: readonly (string | URL)[], facts: unknown) {
  const sum = createHash('sha256').update(JSON.stringify(facts))
  for (const file of files) sum.update(await readFile(file))
  return sum.digest('hex').slice(0, 16)
}
