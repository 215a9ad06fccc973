import carryAll from '../pictures/carry-all.json' with { type: 'json' }
import forgedBottle from '../pictures/forged-bottle.json' with { type: 'json' }
import foundersShaker from '../pictures/founders-shaker.json' with { type: 'json' }
import stickerPack from '../pictures/sticker-pack.json' with { type: 'json' }
import type { MerchandiseItem } from './merchandise-item.ts'

export type LimitedItem = MerchandiseItem & { type: 'shaker' | 'bottle' | 'bag' | 'sticker' }

export const limitedItems = [
  {
    id: 'founders-shaker',
    name: 'Founders Shaker',
    type: 'shaker',
    price: 799,
    image: foundersShaker,
    palette: 'brand',
    description:
      'Only 500 pieces made. 700\u00a0ml, a steel mixing grid and a loop to carry it by.',
  },
  {
    id: 'forged-bottle',
    name: 'Forged Steel Bottle',
    type: 'bottle',
    price: 1299,
    image: forgedBottle,
    palette: 'silver',
    description: 'Double wall, 750\u00a0ml. Ice stays ice.',
  },
  {
    id: 'carry-all',
    name: 'Carry-All Gym Bag',
    type: 'bag',
    price: 1999,
    image: carryAll,
    palette: 'stone',
    description: '38 litres, a wet pocket, and straps that sit flat on a rickshaw.',
  },
  {
    id: 'sticker-pack',
    name: 'Strong Sticker Pack',
    type: 'sticker',
    price: 299,
    image: stickerPack,
    palette: 'sun',
    flat: true,
    description: 'Five die-cut vinyls that survive a monsoon. The laptop may not.',
  },
] as const satisfies readonly LimitedItem[]
