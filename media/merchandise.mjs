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
    world: 'casein',
    alt: 'Black cast-iron kettlebell, 24 kg, with সবল in white',
  },
  'founders-shaker': {
    form: 'shaker',
    parts,
    labels: ['founders-shaker'],
    build: {},
    middle: 1.05,
    turn: 8,
    world: 'merchandise',
    alt: 'Black Founders Shaker with a ribbed red lid and a carry loop',
  },
  'forged-bottle': {
    form: 'bottle',
    parts,
    labels: ['forged-bottle'],
    build: { coat: '#1c1c1e' },
    middle: 1.2,
    turn: 4,
    world: 'whey',
    alt: 'Forged Steel Bottle, black with bare steel at foot and neck, the wordmark upright',
  },
}
