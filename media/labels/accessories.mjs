// @ts-check

/** What is printed on the accessories, as labels.mjs takes it. */
export const accessoryLabels = {}
