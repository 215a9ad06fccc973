export const strengthId = 'strength'

export const accessoriesPage = {
  hero: {
    title: 'Gear that holds.',
    lead: 'Belt, wraps, sleeves and gloves for heavy\u00a0days. Three drops, made\u00a0once.',
    actions: [{ label: 'See strength accessories', to: `#${strengthId}` }],
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
