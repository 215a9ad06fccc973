/** The packs that can turn in a video, and their plates (plates.ts). */

export type Turning = 'casein-protein' | 'whey-isolate' | 'protein-coffee'

/** The number of ribs around a tub's lid (blender/scripts/tub.py). */
export const ribs = 108

/** The number of lid positions within one rib. */
const phases: Record<Turning, number> = {
  'casein-protein': 4,
  'whey-isolate': 4,
  'protein-coffee': 1,
}

export const litPlates = (pack: Turning) =>
  Array.from({ length: phases[pack] }, (_, phase) => `${pack}-lit-${phase}`)

export const glossPlate = (pack: Turning) => `${pack}-gloss`

export const labelOf = (pack: Turning) => `${pack}-label`
