/** Pixels of scrolling beyond which the header is solid (specification, section 9). */
export const headerThreshold = 50
