import { brand } from '../../brand/brand.ts'

/** The texts of the limited-edition page, without its items. */
export const limitedEditionPage = {
  hero: {
    title: 'Limited Edition',
    lead: 'Small runs. When a drop is gone, we do not make it again.',
    toWaitlist: 'Be first at the next drop',
  },
  drop: {
    heading: 'This drop.',
    lead: `Four pieces, on sale until the last one leaves the shelf in ${brand.city}.`,
    action: 'Shop Now',
  },
  vip: {
    /** A fixed marketing claim (specification, section 9). */
    members: 2847,
    statement: 'VIP members hear about a drop a day before anyone else.',
    action: 'Join VIP',
  },
  waitlist: {
    heading: 'Next drop: be first.',
    note: 'One email when the drop opens. Nothing else.',
    action: 'Join Waitlist',
  },
} as const
