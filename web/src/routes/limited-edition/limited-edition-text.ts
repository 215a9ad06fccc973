import { brand } from '../../brand/brand.ts'

export const dropId = 'drop'

export const limitedEditionPage = {
  hero: {
    title: 'Limited Edition',
    lead: 'A drop is a small run, made\u00a0once. When it is gone, it is\u00a0gone.',
    actions: [{ label: 'See this drop', to: `#${dropId}` }],
  },
  drop: {
    heading: 'This drop.',
    lead: `Four pieces, on sale until the last one leaves the shelf in ${brand.city}.`,
    action: 'Shop Now',
  },
  vip: {
    /** A fixed marketing claim (specification, section 9). */
    members: 2847,
    statement: 'VIP members are waiting for the next drop already.',
    action: 'Join VIP',
  },
  waitlist: {
    heading: 'Next drop: be first.',
    action: 'Join Waitlist',
  },
} as const
