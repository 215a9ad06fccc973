/** By name, the classes of the ground that a cut-out stands on. */
export const palettes = {
  brand: 'world-brand studio',
  silver: 'world-silver studio',
  amber: 'world-amber studio',
  amberDark: 'world-amber-dark studio',
  espresso: 'world-espresso studio',
  plant: 'world-plant studio',
  ice: 'world-ice studio',
  iceDark: 'world-ice-dark studio',
  pea: 'world-pea studio',
  peaDark: 'world-pea-dark studio',
  sun: 'world-sun studio',
  graphite: 'world-graphite studio',
  stone: 'world-stone studio',
  bone: 'world-bone studio',
} as const

/** The name of a ground. */
export type Palette = keyof typeof palettes
