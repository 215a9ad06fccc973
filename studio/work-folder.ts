import { fileURLToPath } from 'node:url'

/** Masters and what leads to them; git ignores it. Ends in a slash. */
export const work = fileURLToPath(new URL('.work/', import.meta.url))
