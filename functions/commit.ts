import { spawnSync } from 'node:child_process'

/** The commit that a folder is at, or 'unknown': a tree without git has none. */
export function commitOf(folder: string) {
  const args = ['rev-parse', '--short', 'HEAD']
  const git = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : 'unknown'
}
