import { createHash } from 'node:crypto'
import type { Entry } from './picture-data.ts'

export type Encoded = { entry: Entry; files: { file: string; bytes: Buffer }[] }

/** Content hash of eight hexadecimal digits for file names (decision 0006). */
export function hashOf(files: readonly Buffer[]) {
  const sum = createHash('sha256')
  for (const bytes of files) sum.update(bytes)
  return sum.digest('hex').slice(0, 8)
}

/** Returns the first encoding of at most `limit` bytes. Pass the best quality first. */
export async function bestFit(
  qualities: readonly number[],
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await encode(quality)
    if (bytes.length <= limit) return bytes
  }
  throw new Error(
    `No quality fits into ${limit} bytes: choose a picture with less detail, or a video with less motion.`,
  )
}
