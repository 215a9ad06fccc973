import afterTheLastSet from '../../pictures/gallery-after-the-last-set.json' with { type: 'json' }
import deskDrawer from '../../pictures/gallery-desk-drawer.json' with { type: 'json' }
import homeGym from '../../pictures/gallery-home-gym.json' with { type: 'json' }
import monsoonBag from '../../pictures/gallery-monsoon-bag.json' with { type: 'json' }
import rooftopMorning from '../../pictures/gallery-rooftop-morning.json' with { type: 'json' }
import teaStallFuel from '../../pictures/gallery-tea-stall-fuel.json' with { type: 'json' }
import type { Picture } from '../../pictures/picture.ts'

/** A picture of the community gallery. */
export type GalleryPicture = { id: string; caption: string; image: Picture }

export const gallery = [
  {
    id: 'after-the-last-set',
    caption: 'After the last set. The shaker is empty too.',
    image: afterTheLastSet,
  },
  {
    id: 'monsoon-bag',
    caption: 'July. The bag stays dry, the socks do not.',
    image: monsoonBag,
  },
  {
    id: 'rooftop-morning',
    caption: 'Rooftop, six in the morning, before the sun objects.',
    image: rooftopMorning,
  },
  {
    id: 'desk-drawer',
    caption: 'The drawer that was meant for documents.',
    image: deskDrawer,
  },
  {
    id: 'home-gym',
    caption: 'A home gym, two square metres of it.',
    image: homeGym,
  },
  {
    id: 'tea-stall-fuel',
    caption: 'Coffee at the tea stall. Nobody complained.',
    image: teaStallFuel,
  },
] as const satisfies readonly GalleryPicture[]
