import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const limited = {} as const satisfies Record<string, PictureFile>
