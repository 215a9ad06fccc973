// @ts-check

/** The merchandise, as pictures.mjs takes it; `parts` are modules that only these are built with. */

const parts = ['solid', 'finish']

/** @satisfies {Record<string, import('./pictures.mjs').Picture>} */
export const merchandise = {
  kettlebell: {
    form: 'kettlebell',
    parts,
    labels: ['kettlebell'],
    build: {},
    middle: 0.93,
    turn: 12,
    world: 'snacks',
    large: true,
    alt: 'Black cast-iron kettlebell, 24 kg, with সবল in white',
  },
  'founders-shaker': {
    form: 'shaker',
    parts,
    labels: ['founders-shaker'],
    build: { distance: 12 },
    middle: 1.15,
    turn: -2,
    world: 'casein',
    large: true,
    alt: 'Black Founders Shaker with a ribbed red lid and a carry loop',
  },
  'forged-bottle': {
    form: 'bottle',
    parts,
    labels: ['forged-bottle'],
    build: { coat: '#c8102a', distance: 12 },
    middle: 1.22,
    turn: 4,
    world: 'whey',
    large: true,
    alt: 'Red Forged Steel Bottle with bare steel at foot and neck, a black cap and the wordmark upright',
  },
}
