import { execa } from 'execa'
import { PlainError } from '../plain-error.ts'

/**
 * `/api/health` names the deployed commit, and a rollback deploys an earlier one. Both need every
 * deploy to be a commit.
 * @param folder the repository root
 * @throws PlainError if a file differs from the last commit or is not in Git
 */
export async function requireCleanTree(folder: string) {
  const options = { cwd: folder, reject: false } as const
  const { failed, stdout } = await execa('git', ['status', '--porcelain'], options)
  if (failed) throw new PlainError('Deploy from a Git repository: every deploy must be a commit.')
  if (stdout === '') return
  throw new PlainError(`Commit these changes or discard them, then deploy:\n${stdout}`)
}
