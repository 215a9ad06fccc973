import { spawnSync } from 'node:child_process'

/** Returns the short commit hash of the folder, or 'unknown' without git. */
export function commitOf(folder: string) {
  const args = ['rev-parse', '--short', 'HEAD']
  const git = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : 'unknown'
}
