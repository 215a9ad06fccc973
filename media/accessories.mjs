// @ts-check

/** The accessories, as pictures.mjs takes them. */

const parts = ['solid', 'finish', 'soft_goods', 'textiles']

/** @satisfies {Record<string, import('./pictures.mjs').Picture>} */
export const accessories = {
  'lever-belt': {
    form: 'lever_belt',
    parts,
    labels: ['lever-belt'],
    build: {},
    middle: 0.5,
    elevation: 22,
    turn: 0,
    world: 'merchandise',
    large: true,
    alt: 'Black leather lever belt, coiled on its edge, with red stitching and a steel lever buckle',
  },
  'wrist-wraps': {
    form: 'wrist_wraps',
    parts,
    labels: ['wrist-wraps'],
    build: { distance: 13 },
    middle: 0.4,
    elevation: 24,
    turn: 0,
    world: 'bone',
    alt: 'A pair of black wrist wraps with two red stripes, one rolled up, one running out to its thumb loop',
  },
  'knee-sleeves': {
    form: 'knee_sleeves',
    parts,
    labels: ['knee-sleeves'],
    build: { distance: 12 },
    middle: 1.3,
    elevation: 15,
    turn: 0,
    world: 'snacks',
    alt: 'A pair of black neoprene knee sleeves with red side panels, standing open',
  },
  'grip-gloves': {
    form: 'grip_gloves',
    parts: [...parts, 'glove_shape'],
    labels: ['grip-gloves'],
    build: { distance: 13 },
    middle: 0.15,
    elevation: 60,
    turn: 0,
    world: 'meal',
    alt: 'A pair of half-finger lifting gloves, palms up, with padded grey palms and red stitching',
  },
  'resistance-bands': {
    form: 'resistance_bands',
    parts,
    labels: [
      'resistance-bands-dark',
      'resistance-bands-light',
      'resistance-bands-dark',
      'resistance-bands-light',
      'resistance-bands-light',
    ],
    build: { distance: 13 },
    middle: 0.2,
    elevation: 46,
    turn: -8,
    world: 'pea',
    alt: 'A fan of five loop bands of growing width in red, black, yellow, green and grey',
  },
}
