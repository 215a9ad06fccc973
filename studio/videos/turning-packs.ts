/** The packs that can turn in a video, and the plates each needs: see plates.ts. */

export type Turning = 'casein-protein' | 'whey-isolate' | 'protein-coffee'

/** Around a tub's lid (scripts/tub.py). */
export const ribs = 108

/** How many positions of the lid within one rib. */
const phases: Record<Turning, number> = {
  'casein-protein': 4,
  'whey-isolate': 4,
  'protein-coffee': 1,
}

export const litPlates = (pack: Turning) =>
  Array.from({ length: phases[pack] }, (_, phase) => `${pack}-lit-${phase}`)

export const glossPlate = (pack: Turning) => `${pack}-gloss`

export const labelOf = (pack: Turning) => `${pack}-label`
