import { fileURLToPath } from 'node:url'

/** Masters and intermediate files, ignored by git. Ends in a slash. */
export const work = fileURLToPath(new URL('.work/', import.meta.url))
