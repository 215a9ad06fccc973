import gripGloves from '../pictures/grip-gloves.json' with { type: 'json' }
import kneeSleeves from '../pictures/knee-sleeves.json' with { type: 'json' }
import leverBelt from '../pictures/lever-belt.json' with { type: 'json' }
import liquidChalk from '../pictures/liquid-chalk.json' with { type: 'json' }
import resistanceBands from '../pictures/resistance-bands.json' with { type: 'json' }
import speedRope from '../pictures/speed-rope.json' with { type: 'json' }
import wristWraps from '../pictures/wrist-wraps.json' with { type: 'json' }
import type { MerchandiseItem } from './merchandise-item.ts'

export type Accessory = MerchandiseItem & {
  note: string
  category: 'strength' | 'limited-edition'
  badge?: string
  isLimited?: boolean
}

export const accessories = [
  {
    id: 'lever-belt',
    name: 'Lever Lifting Belt',
    description: 'Thick leather, stiff all the way round, shut with one click.',
    note: 'The lever opens before the bar has stopped moving.',
    price: 3500,
    image: leverBelt,
    palette: 'graphite',
    category: 'strength',
    badge: 'Best Seller',
  },
  {
    id: 'wrist-wraps',
    name: 'Wrist Wraps',
    description: 'Elastic where you wrap, firm where you press.',
    note: 'A thumb loop to start with, a long tail to finish.',
    price: 1200,
    image: wristWraps,
    flat: true,
    palette: 'bone',
    category: 'strength',
  },
  {
    id: 'knee-sleeves',
    name: 'Knee Sleeves',
    description: 'A pair, thick, warm and snug from the first squat.',
    note: 'They go on with effort, and stay put without it.',
    price: 2200,
    image: kneeSleeves,
    palette: 'sun',
    category: 'strength',
  },
  {
    id: 'grip-gloves',
    name: 'Grip Gloves',
    description: 'Padded palms, free fingers.',
    note: 'For hands that have a keyboard to go back to.',
    price: 1800,
    image: gripGloves,
    palette: 'ice',
    flat: true,
    category: 'strength',
  },
  {
    id: 'resistance-bands',
    name: 'Resistance Band Set',
    description: 'Five loops, from warm-up to argument.',
    note: 'They weigh nothing until you pull.',
    price: 1800,
    image: resistanceBands,
    palette: 'pea',
    flat: true,
    category: 'limited-edition',
    isLimited: true,
  },
  {
    id: 'speed-rope',
    name: 'Steel Speed Rope',
    description: 'Coated steel cable, handles that spin freely.',
    note: 'It is never the rope that misses.',
    price: 2500,
    image: speedRope,
    palette: 'silver',
    flat: true,
    category: 'limited-edition',
    isLimited: true,
  },
  {
    id: 'liquid-chalk',
    name: 'Liquid Chalk',
    description: 'Dries in seconds, holds for the set.',
    note: 'All the grip, none of the white cloud.',
    price: 800,
    image: liquidChalk,
    palette: 'brand',
    category: 'limited-edition',
    isLimited: true,
  },
] as const satisfies readonly Accessory[]

export const accessoriesOf = (category: Accessory['category']): readonly Accessory[] =>
  accessories.filter((accessory) => accessory.category === category)
