import crossbodyPouch from '../pictures/crossbody-pouch.json' with { type: 'json' }
import driveJoggers from '../pictures/drive-joggers.json' with { type: 'json' }
import everydayTee from '../pictures/everyday-tee.json' with { type: 'json' }
import signatureCap from '../pictures/signature-cap.json' with { type: 'json' }
import studioSweatshirt from '../pictures/studio-sweatshirt.json' with { type: 'json' }
import summitHoodie from '../pictures/summit-hoodie.json' with { type: 'json' }
import tempoTee from '../pictures/tempo-tee.json' with { type: 'json' }
import transitJacket from '../pictures/transit-jacket.json' with { type: 'json' }
import type { MerchandiseItem } from './merchandise-item.ts'

export type LifestyleItem = MerchandiseItem & {
  note: string
  type: 'performance' | 'daily' | 'accessories'
}

export const lifestyleItems = [
  {
    id: 'tempo-tee',
    name: 'Tempo Training Tee',
    description: 'A light knit that dries between sets.',
    note: 'Loose through the shoulder, long enough for the squat.',
    price: 2500,
    type: 'performance',
    image: tempoTee,
    palette: 'stone',
  },
  {
    id: 'drive-joggers',
    name: 'Drive Joggers',
    description: 'Tapered leg, deep pockets, room to lunge.',
    note: 'Nothing falls out on a box jump.',
    price: 3200,
    type: 'performance',
    image: driveJoggers,
    palette: 'bone',
  },
  {
    id: 'summit-hoodie',
    name: 'Summit Hoodie',
    description: 'Heavy fleece, and a hood that keeps its shape.',
    note: 'For three weeks of winter and every overcooled gym.',
    price: 4500,
    type: 'performance',
    image: summitHoodie,
    palette: 'silver',
  },
  {
    id: 'everyday-tee',
    name: 'Everyday Tee',
    description: 'Heavy cotton, cut straight.',
    note: 'Irons badly, looks right anyway.',
    price: 1800,
    type: 'daily',
    image: everydayTee,
    palette: 'graphite',
  },
  {
    id: 'studio-sweatshirt',
    name: 'Studio Sweatshirt',
    description: 'Brushed inside, quiet outside.',
    note: 'Warm-up layer, sofa layer, airport layer.',
    price: 3800,
    type: 'daily',
    image: studioSweatshirt,
    palette: 'stone',
  },
  {
    id: 'transit-jacket',
    name: 'Transit Jacket',
    description: 'A thin shell for a wet commute.',
    note: 'Good for drizzle. For the monsoon proper, there is tea.',
    price: 5500,
    type: 'daily',
    image: transitJacket,
    palette: 'ice',
  },
  {
    id: 'signature-cap',
    name: 'Signature Cap',
    description: 'Curved brim, embroidered S in front.',
    note: 'Shade for the eyes, mercy for the hair.',
    price: 1500,
    type: 'accessories',
    image: signatureCap,
    palette: 'bone',
    flat: false,
  },
  {
    id: 'crossbody-pouch',
    name: 'Crossbody Pouch',
    description: 'Phone, keys, wallet and one bar.',
    note: 'Flat enough for a full bus, close enough for New Market.',
    price: 2200,
    type: 'accessories',
    image: crossbodyPouch,
    palette: 'sun',
  },
] as const satisfies readonly LifestyleItem[]

export const lifestyleItemsOf = (type: LifestyleItem['type']): readonly LifestyleItem[] =>
  lifestyleItems.filter((item) => item.type === type)
