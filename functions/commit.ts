import { spawnSync } from 'node:child_process'

/** Returns the short hash of the folder's Git commit, or 'unknown' if there is none. */
export function commitOf(folder: string) {
  const args = ['rev-parse', '--short', 'HEAD']
  const git = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : 'unknown'
}
