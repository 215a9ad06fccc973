import { spawnSync } from 'node:child_process'

/**
 * Returns the short hash of the folder's Git commit, with -dirty after it if a file differs from the commit,
 * or 'unknown' if there is none.
 */
export function commitOf(folder: string) {
  const args = ['describe', '--always', '--dirty', '--exclude', '*']
  const git = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : 'unknown'
}
