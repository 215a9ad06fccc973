// @ts-check
import { cutOut, versionsOf } from '../cut-outs.mjs'
import { fingerprint } from '../encode.mjs'
import { openSheet } from '../sheet.mjs'
import { arrangements } from './arrangements.mjs'
import { sheet } from './pieces.mjs'

/** Pixels of a picture to one of its arrangement, so that the encoder scales down, never up. */
const fineness = 1.5

/** @param {string} name */
function arrangementOf(name) {
  const found = arrangements[name]
  if (!found) throw new Error(`no arrangement named ${name}`)
  return found
}

/** @param {string} name */
async function sourceOf(name) {
  const { shows, set, width, height } = arrangementOf(name)
  const versions = await versionsOf(shows)
  const placeholders = versions.map((version) => ({ url: String(version), ratio: 1 }))
  return fingerprint([], [width, height, fineness, sheet(set(placeholders).join(''))])
}

/** @returns {Promise<import('../family.mjs').Maker>} */
async function open() {
  const page = await openSheet(fineness)
  return {
    async make(name, out, onProgress) {
      const { shows, set, width, height } = arrangementOf(name)
      const cutOuts = await Promise.all(shows.map(cutOut))
      await page.show(sheet(set(cutOuts).join('')), { width, height })
      await page.photograph(`${out}.png`)
      onProgress(1)
    },
    close: page.close,
  }
}

/**
 * Still lifes for the gallery, the articles and the shop's story, arranged of finished cut-outs.
 * @type {import('../family.mjs').Family}
 */
export const scenes = {
  kind: 'scene',
  items: Object.fromEntries(
    Object.entries(arrangements).map(([name, { alt, group, large }]) => [
      name,
      { alt, group, ...(large && { large }) },
    ]),
  ),
  sourceOf,
  open,
}
