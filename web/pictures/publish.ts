import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Folders } from './folders.ts'
import {
  moduleCode,
  moduleFile,
  nameOf,
  readModules,
  servedFiles,
  type Entry,
} from './picture-modules.ts'
import type { ServedFile } from './served-file.ts'
import { stylesheetOf } from './stylesheet.ts'
import { writeAll } from './write-all.ts'

type Change = {
  entries?: readonly Entry[]
  files?: readonly ServedFile[]
  /** Names of modules to remove. */
  removed?: readonly string[]
}

/** Writes modules, pictures.css and served files, then removes files that no module references. */
export async function publish(
  folders: Folders,
  { entries = [], files = [], removed = [] }: Change,
) {
  const before = await readModules(folders.modules)
  const gone = new Set([...removed, ...entries.map(nameOf)])
  const after = [...before.filter((entry) => !gone.has(nameOf(entry))), ...entries].sort(
    (one, other) => (nameOf(one) < nameOf(other) ? -1 : 1),
  )
  await mkdir(folders.served, { recursive: true })
  const modules = entries.map(async (entry) => ({
    folder: folders.modules,
    file: moduleFile(nameOf(entry)),
    content: await moduleCode(entry),
  }))
  await writeAll(folders.root, [
    ...files.map(({ file, bytes }) => ({ folder: folders.served, file, content: bytes })),
    ...(await Promise.all(modules)),
    { folder: folders.modules, file: 'pictures.css', content: await stylesheetOf(after) },
  ])

  const needed = new Set(after.flatMap(servedFiles))
  const old = before.flatMap(servedFiles).filter((file) => !needed.has(file))
  for (const file of old) await rm(join(folders.served, file), { force: true })
  for (const name of removed) await rm(join(folders.modules, moduleFile(name)), { force: true })
}
