import type { CardFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const cards = {} as const satisfies Record<string, CardFile>
