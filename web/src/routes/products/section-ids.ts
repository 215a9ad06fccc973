/** Ids of the sections that the hero links to. */
export const sectionIds = {
  catalogue: 'catalogue',
  headlineProteins: 'headline-proteins',
} as const
