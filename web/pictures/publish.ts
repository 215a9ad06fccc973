import { existsSync, renameSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

type Move = { from: string; to: string }

/** Moves all files, or none: what was moved or replaced comes back when one cannot be moved. */
export function moveAll(moves: readonly Move[], backup: string) {
  const done: Move[] = []
  const kept = (to: string) => join(backup, `${basename(to)}.before`)
  try {
    for (const move of moves) {
      if (existsSync(move.to)) renameSync(move.to, kept(move.to))
      done.push(move)
      renameSync(move.from, move.to)
    }
  } catch (error) {
    for (const { to } of done.reverse()) {
      rmSync(to, { force: true })
      if (existsSync(kept(to))) renameSync(kept(to), to)
    }
    throw error
  }
}

type Change = {
  entries?: readonly Entry[]
  files?: readonly ServedFile[]
  /** Names of modules to remove. */
  removed?: readonly string[]
}

/** Writes modules, pictures.css and served files beside their places, moves them there at once, and removes what nothing names any more. */
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
  const staging = await mkdtemp(join(folders.root, '.pictures-'))
  try {
    const stage = async (folder: string, file: string, content: string | Buffer) => {
      await writeFile(join(staging, file), content)
      return { from: join(staging, file), to: join(folder, file) }
    }
    const moves: Move[] = []
    for (const { file, bytes } of files) moves.push(await stage(folders.served, file, bytes))
    for (const entry of entries) {
      const file = moduleFile(nameOf(entry))
      moves.push(await stage(folders.modules, file, await moduleCode(entry)))
    }
    moves.push(await stage(folders.modules, 'pictures.css', await stylesheetOf(after)))
    moveAll(moves, staging)
  } finally {
    await rm(staging, { recursive: true })
  }

  const needed = new Set(after.flatMap(servedFiles))
  const old = before.flatMap(servedFiles).filter((file) => !needed.has(file))
  for (const file of old) await rm(join(folders.served, file), { force: true })
  for (const name of removed) await rm(join(folders.modules, moduleFile(name)), { force: true })
}
