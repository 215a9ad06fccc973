export const catalogueId = 'catalogue'
export const headlineProteinsId = 'headline-proteins'
