import { facts, type Facts, type PackFacts } from '../web/src/facts.ts'

/** The only module that reads the shop's sources. */
export const { brand, wordmark, palettes, headlines } = facts

export type PaletteName = keyof Facts['palettes']

/** The colours of a backdrop: highlight, upper edge of the wall, flat colour, horizon, floor. */
export type Palette = Facts['palettes'][PaletteName]

export const brandRed = palettes.brand[2]

export type { PackFacts }

/**
 * Returns a pack's name and the facts printed on its label.
 * @throws Error for an unknown id
 */
export function packFacts(id: string): PackFacts {
  const pack = facts.packs.find((each) => each.id === id)
  if (!pack) throw new Error(`web/src/facts.ts has no pack ${id}.`)
  return pack
}
