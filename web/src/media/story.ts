import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const story = {} as const satisfies Record<string, PictureFile>
