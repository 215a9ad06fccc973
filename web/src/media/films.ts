import type { FilmFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const films = {} as const satisfies Record<string, FilmFile>
