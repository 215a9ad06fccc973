// @ts-check
import * as arranged from './arranged.mjs'
import { arrangements } from './arrangements.mjs'
import * as built from './built.mjs'
import { stillLifes } from './still-lifes.mjs'

/** Who makes a scene. @param {string} name */
const makerOf = (name) => (Object.hasOwn(arrangements, name) ? arranged : built)

/** @param {string[]} names @param {boolean} draft @returns {Promise<import('../family.mjs').Maker>} */
async function open(names, draft) {
  const inBlender = names.filter((name) => makerOf(name) === built)
  const arranging = inBlender.length < names.length ? await arranged.open() : undefined
  const building = inBlender.length ? await built.open(inBlender, draft) : undefined
  return {
    async make(name, ...rest) {
      await (makerOf(name) === built ? building : arranging)?.make(name, ...rest)
    },
    async close() {
      await arranging?.close()
      await building?.close()
    },
  }
}

/**
 * Pictures for the gallery, the articles and the shop's story: still lifes built in the studio, and
 * arrangements of finished cut-outs.
 * @type {import('../family.mjs').Family}
 */
export const scenes = {
  kind: 'scene',
  items: Object.fromEntries(
    Object.entries({ ...stillLifes, ...arrangements }).map(([name, { alt, group, large }]) => [
      name,
      { alt, group, ...(large && { large }) },
    ]),
  ),
  sourceOf: (name, draft) => makerOf(name).sourceOf(name, draft),
  open,
}
