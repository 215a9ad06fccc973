import { existsSync, renameSync, rmSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

type Move = { from: string; to: string }

/** Moves all files. If one move fails, rolls back the others. */
export function moveAll(moves: readonly Move[], backup: string) {
  const done: Move[] = []
  const backupOf = (to: string) => join(backup, `${basename(to)}.before`)
  try {
    for (const move of moves) {
      if (existsSync(move.to)) renameSync(move.to, backupOf(move.to))
      done.push(move)
      renameSync(move.from, move.to)
    }
  } catch (error) {
    for (const { to } of done.reverse()) {
      rmSync(to, { force: true })
      if (existsSync(backupOf(to))) renameSync(backupOf(to), to)
    }
    throw error
  }
}

export type NewFile = { folder: string; file: string; content: string | Buffer }

/** Writes files to a staging folder, then moves them all to their folders. File names must be unique. */
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
