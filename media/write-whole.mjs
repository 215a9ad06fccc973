// @ts-check
import { readFile, rename, writeFile } from 'node:fs/promises'

/** Writes a text where it differs; nobody reads half a file. @param {URL} target @param {string} text */
export async function writeWhole(target, text) {
  const present = await readFile(target, 'utf8').catch(() => undefined)
  if (present === text) return
  const beside = new URL(`${target.href}.${process.pid}.tmp`)
  await writeFile(beside, text)
  await rename(beside, target)
}
