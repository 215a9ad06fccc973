import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { socialCardSize } from '../src/pictures/picture.ts'
import type { Folders } from './folders.ts'
import { importersOf, readSources } from './importers.ts'
import { nameOf, readModules, servedFiles, type Entry } from './picture-modules.ts'

export type Row = {
  name: string
  kind: Entry['kind']
  width: number
  height: number
  /** Total size of its files. */
  bytes: number
  importers: readonly string[]
}

function sizeOf(entry: Entry) {
  if (entry.kind === 'card') return socialCardSize
  return entry.kind === 'video' ? entry.video.poster : entry.picture
}

/** All pictures, videos and cards, with their size and the source files that import them. */
export async function list(folders: Folders): Promise<Row[]> {
  const entries = await readModules(folders.modules)
  const sources = await readSources(folders)
  return Promise.all(
    entries.map(async (entry) => {
      const { width, height } = sizeOf(entry)
      const files = servedFiles(entry).map((file) => stat(join(folders.served, file)))
      const bytes = (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0)
      const name = nameOf(entry)
      return { name, kind: entry.kind, width, height, bytes, importers: importersOf(name, sources) }
    }),
  )
}

export const lineOf = ({ name, kind, width, height, bytes, importers }: Row) =>
  [
    name.padEnd(34),
    kind.padEnd(8),
    `${width} × ${height}`.padEnd(12),
    `${Math.round(bytes / 1024)} kB`.padStart(7),
    `  ${importers.join(', ')}`,
  ].join(' ')
