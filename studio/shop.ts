import { facts, type Facts, type PackFacts } from '../web/src/facts.ts'

/** The only module that reads the shop's sources. */
export const { brand, wordmark, palettes, headlines } = facts

export type PaletteName = keyof Facts['palettes']

/** A ground's colours: the wall's light, its upper edge, its flat colour, the horizon, the floor. */
export type Palette = Facts['palettes'][PaletteName]

export const brandRed = palettes.brand[2]

export type { PackFacts }

/** The name and the printed facts of a pack; throws for an id that has none. */
export function packFacts(id: string): PackFacts {
  const pack = facts.packs.find((each) => each.id === id)
  if (!pack) throw new Error(`web/src/facts.ts has no pack ${id}`)
  return pack
}
