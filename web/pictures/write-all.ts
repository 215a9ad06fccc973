import { existsSync, renameSync, rmSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

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

export type NewFile = { folder: string; file: string; content: string | Buffer }

/** Writes files into a folder beside their places and moves them there at once. Their names differ. */
export async function writeAll(root: string, files: readonly NewFile[]) {
  const staging = await mkdtemp(join(root, '.pictures-'))
  try {
    const moves: Move[] = []
    for (const { folder, file, content } of files) {
      await writeFile(join(staging, file), content)
      moves.push({ from: join(staging, file), to: join(folder, file) })
    }
    moveAll(moves, staging)
  } finally {
    await rm(staging, { recursive: true })
  }
}
