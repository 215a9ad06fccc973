import afterTheLastSet from '../../pictures/gallery-after-the-last-set.json' with { type: 'json' }
import deskDrawer from '../../pictures/gallery-desk-drawer.json' with { type: 'json' }
import homeGym from '../../pictures/gallery-home-gym.json' with { type: 'json' }
import monsoonBag from '../../pictures/gallery-monsoon-bag.json' with { type: 'json' }
import rooftopMorning from '../../pictures/gallery-rooftop-morning.json' with { type: 'json' }
import teaStallFuel from '../../pictures/gallery-tea-stall-fuel.json' with { type: 'json' }
import type { Picture } from '../../pictures/picture.ts'
import type { LifestyleItem } from '../../merchandise/lifestyle.ts'

export const lifestylePage = {
  hero: {
    title: 'Made to move in.',
    lead: 'Clothes for the hour in\u00a0the\u00a0gym, and for the day around it.',
    actions: [{ label: 'See performance wear', to: '#performance' }],
  },
  gallery: {
    heading: 'Community gallery',
    lead: 'Where the shaker ends up.',
  },
  action: 'Shop Now',
} as const

export const lifestyleGroups = [
  { type: 'performance', heading: 'Performance', lead: 'Cut for the set.' },
  { type: 'daily', heading: 'Daily', lead: 'Cut for the day.' },
  { type: 'accessories', heading: 'Accessories', lead: 'For the way there and back.' },
] as const satisfies readonly { type: LifestyleItem['type']; heading: string; lead: string }[]

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
] as const satisfies readonly { id: string; caption: string; image: Picture }[]
