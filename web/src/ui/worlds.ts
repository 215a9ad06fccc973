/** The colour world in which a cut-out stands on a card or a panel (design notes), by its picture's name. */
const worlds = {
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

type Stage = {
  card: keyof typeof worlds
  /** Where a header lies on it in white: a page's first screen. The card's own, unless given. */
  page?: keyof typeof worlds
}

const stages: Record<string, Stage> = {
  'casein-protein': { card: 'brand' },
  'protein-coffee': { card: 'amber', page: 'amberDark' },
  'plant-protein': { card: 'plant' },
  'meal-replacement-pro': { card: 'ice', page: 'iceDark' },
  'pea-protein-isolate': { card: 'pea', page: 'peaDark' },
  'whey-isolate': { card: 'silver' },
  'protein-bar': { card: 'sun', page: 'espresso' },
  'protein-cookie': { card: 'bone', page: 'brand' },
  'protein-chips': { card: 'stone', page: 'espresso' },
  'peanut-butter-cups': { card: 'espresso' },

  'founders-shaker': { card: 'brand' },
  'forged-bottle': { card: 'silver' },
  'carry-all': { card: 'stone' },
  'sticker-pack': { card: 'sun' },

  'lever-belt': { card: 'graphite' },
  'wrist-wraps': { card: 'bone' },
  'knee-sleeves': { card: 'sun' },
  'grip-gloves': { card: 'ice' },
  'resistance-bands': { card: 'pea' },
  'speed-rope': { card: 'silver' },
  'liquid-chalk': { card: 'brand' },

  'tempo-tee': { card: 'stone' },
  'drive-joggers': { card: 'bone' },
  'summit-hoodie': { card: 'silver' },
  'everyday-tee': { card: 'graphite' },
  'studio-sweatshirt': { card: 'stone' },
  'transit-jacket': { card: 'ice' },
  'signature-cap': { card: 'bone' },
  'crossbody-pouch': { card: 'sun' },
}

/** The classes of a card's ground. */
export const cardWorld = (name: string) => worlds[stages[name]?.card ?? 'bone']

/** The classes of the first screen of a page about it; dark or saturated. */
export function pageWorld(name: string) {
  const stage = stages[name]
  return worlds[stage?.page ?? stage?.card ?? 'graphite']
}
