// @ts-check

/** The accessories, as pictures.mjs takes them. */

/** @satisfies {Record<string, import('./pictures.mjs').Picture>} */
export const accessories = {}
