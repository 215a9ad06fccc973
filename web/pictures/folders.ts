import { join } from 'node:path'

/** The folders that the command reads and writes. Tests use a temporary repository. */
export type Folders = {
  root: string
  /** Contains the generated modules and pictures.css. */
  modules: string
  /** Served at /assets/media with an immutable cache (decision 0006). */
  served: string
  /** Code that may import a picture's module. */
  sources: readonly string[]
  brand: string
  icons: string
}

export const repository = join(import.meta.dirname, '../..')

export const foldersOf = (root: string): Folders => ({
  root,
  modules: join(root, 'web/src/pictures'),
  served: join(root, 'web/public/assets/media'),
  sources: [join(root, 'web/src'), join(root, 'web/build'), join(root, 'e2e')],
  brand: join(root, 'web/src/brand'),
  icons: join(root, 'web/public/icons'),
})
