// @ts-check

/** The packs that can turn in a film, and the plates each needs: see plates.mjs. */

/** @typedef {'casein-protein' | 'whey-isolate' | 'protein-coffee'} Turning */

/** Around a tub's lid (studio/tub.py). */
export const ribs = 108

/** How many positions of the lid within one rib. @type {Record<Turning, number>} */
const phases = { 'casein-protein': 4, 'whey-isolate': 4, 'protein-coffee': 1 }

/** @param {Turning} pack */
export const litPlates = (pack) =>
  Array.from({ length: phases[pack] }, (_, phase) => `${pack}-lit-${phase}`)

/** @param {Turning} pack */
export const glossPlate = (pack) => `${pack}-gloss`

/** @param {Turning} pack */
export const labelOf = (pack) => `${pack}-label`
