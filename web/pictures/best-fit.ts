/** Returns the first encoding within the limit, or else the smallest. Pass qualities in descending order. */
export async function bestFit(
  qualities: readonly number[],
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await encode(quality)
    if (bytes.length <= limit) break
  }
  return bytes
}
