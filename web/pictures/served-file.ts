import { createHash } from 'node:crypto'

export type ServedFile = { file: string; bytes: Buffer }

/** Content hash of eight hexadecimal digits for file names (decision 0006). */
export function hashOf(files: readonly Buffer[]) {
  const sum = createHash('sha256')
  for (const bytes of files) sum.update(bytes)
  return sum.digest('hex').slice(0, 8)
}
