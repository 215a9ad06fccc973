import { execa } from 'execa'
import { PlainError } from '../plain-error.ts'

/**
 * Builds the last commit: `/api/health` names it, and a rollback deploys an earlier one.
 * @param folder the repository root
 * @throws PlainError if a file differs from the last commit or is not in Git, before the build or after it
 */
export async function buildCommit(folder: string, build: () => Promise<void>) {
  await requireCleanTree(folder, 'Commit these changes or discard them, then deploy')
  await build()
  await requireCleanTree(folder, 'The build has changed these files. Commit them, then deploy')
}

async function requireCleanTree(folder: string, remedy: string) {
  const options = { cwd: folder, reject: false } as const
  const { failed, stdout } = await execa('git', ['status', '--porcelain'], options)
  if (failed) throw new PlainError('Deploy from a Git repository: every deploy must be a commit.')
  if (stdout !== '') throw new PlainError(`${remedy}:\n${stdout}`)
}
