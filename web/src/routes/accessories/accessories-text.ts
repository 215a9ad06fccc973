/** The texts of the accessories page, without its items. */
export const accessoriesPage = {
  hero: {
    title: 'Gear that holds.',
    lead: 'Belts, wraps and sleeves for the heavy end of the week, and three small runs that will not be back.',
  },
  strength: {
    heading: 'Strength accessories',
    lead: 'For the sets you think about on the way there.',
  },
  limited: {
    heading: 'Limited-edition drops',
    lead: 'Made once. Sold until they are not.',
    chip: 'Limited stock',
  },
  action: 'Shop Now',
} as const
