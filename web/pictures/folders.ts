import { join } from 'node:path'

export const repository = join(import.meta.dirname, '../..')

/** The folders that the command reads and writes. Tests use a temporary repository. */
export const foldersOf = (root: string) => ({
  /** Contains a JSON file for each picture. */
  data: join(root, 'web/src/pictures'),
  /** Served at /assets/media with an immutable cache (decision 0006). */
  served: join(root, 'web/public/assets/media'),
  brand: join(root, 'web/src/brand'),
  icons: join(root, 'web/public/icons'),
})

export type Folders = ReturnType<typeof foldersOf>
