/** Ids of the sections that the hero links to. */
export const catalogueId = 'catalogue'
export const headlineProteinsId = 'headline-proteins'
