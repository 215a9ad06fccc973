import { spawnSync } from 'node:child_process'

/** The short hash of the folder's Git commit, with -dirty after it if a file differs from it, or 'unknown'. */
export function commitOf(folder: string) {
  const args = ['describe', '--always', '--dirty', '--exclude', '*']
  const git = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : 'unknown'
}
