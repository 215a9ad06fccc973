// @ts-check
import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'

/** What was made, and from which sources: committed, so that a clean clone renders nothing again. */

/** @typedef {import('./encode.mjs').Encoded & { source: string }} Made */

const file = new URL('made.json', import.meta.url)

export async function readMade() {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  /** @type {unknown} */
  const made = JSON.parse(text)
  return /** @type {Record<string, Made>} */ (made)
}

/** @param {Record<string, Made>} made */
export const writeMade = async (made) =>
  writeFile(file, await format(JSON.stringify(made), { parser: 'json', printWidth: 100 }))
