/** The parts of the page that its hero leads to. */
export const parts = { catalogue: 'catalogue', headlineProteins: 'headline-proteins' } as const
