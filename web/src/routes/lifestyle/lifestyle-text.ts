import type { LifestyleItem } from '../../merchandise/lifestyle.ts'

export const lifestylePage = {
  hero: {
    title: 'Made to move in.',
    lead: 'Clothes for the hour in the gym, and for the day around it.',
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
