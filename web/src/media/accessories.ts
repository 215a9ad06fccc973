import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const accessories = {} as const satisfies Record<string, PictureFile>
