// @ts-check
import { readFile } from 'node:fs/promises'
import { readMade } from './made.mjs'
import { served } from './served.mjs'

/**
 * What is composed of finished cut-outs takes them from here, as the site serves them.
 *
 * @typedef {object} CutOut
 * @property {string} url its largest version, as data
 * @property {number} ratio width to height
 */

/** Throws for a picture that is not made yet. @param {string} picture @returns {Promise<CutOut>} */
export async function cutOut(picture) {
  const made = (await readMade())[picture]
  if (made?.kind !== 'cut-out')
    throw new Error(`${picture} is not made yet, and others are composed of it`)
  const { width, height, hash } = made
  const file = await readFile(new URL(`${picture}-${width}.${hash}.avif`, served), 'base64')
  return { url: `data:image/avif;base64,${file}`, ratio: width / height }
}

/** For fingerprints: which versions of cut-outs there are. @param {readonly string[]} names */
export async function versionsOf(names) {
  const made = await readMade()
  return names.map((name) => made[name]?.hash)
}
