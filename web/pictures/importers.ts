import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Folders } from './folders.ts'
import { moduleFile } from './picture-modules.ts'

/** Reads all source files that may import a picture's module. */
export async function readSources({ root, sources, modules }: Folders) {
  const files = await Promise.all(
    sources.map(async (folder) =>
      (await readdir(folder, { recursive: true }).catch(() => []))
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
        .map((file) => join(folder, file)),
    ),
  )
  const read = files.flat().filter((file) => !file.startsWith(modules))
  return Promise.all(
    read.map(async (file) => ({ file: relative(root, file), text: await readFile(file, 'utf8') })),
  )
}

export type Sources = Awaited<ReturnType<typeof readSources>>

/** The files that import the picture's module, relative to the repository. */
export const importersOf = (name: string, sources: Sources) =>
  sources
    .filter(({ text }) => text.includes(`pictures/${moduleFile(name)}'`))
    .map(({ file }) => file)
