import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { expect, test, vi } from 'vitest'
import { createTree } from '../testing/create-tree.ts'
import { buildCommit } from './clean-tree.ts'

async function createRepository() {
  const folder = createTree({ 'a.txt': 'first', '.gitignore': '.run' })
  const git = (...args: string[]) => execa('git', args, { cwd: folder })
  await git('init', '--quiet')
  await git('add', '.')
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@shop.test']
  await git(...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'add a file')
  return { folder, write: (file: string) => writeFile(path.join(folder, file), 'second') }
}

const noChange = () => Promise.resolve()

test('every file is committed or ignored → builds', async () => {
  const { folder, write } = await createRepository()
  const build = vi.fn(() => write('.run'))

  await buildCommit(folder, build)

  expect(build).toHaveBeenCalledOnce()
})

test.for(['a.txt', 'new.txt'])(
  '%s differs from the last commit → error, no build',
  async (file) => {
    const { folder, write } = await createRepository()
    const build = vi.fn(noChange)
    await write(file)

    await expect(buildCommit(folder, build)).rejects.toThrow(`discard them, then deploy:\n`)
    await expect(buildCommit(folder, build)).rejects.toThrow(file)
    expect(build).not.toHaveBeenCalled()
  },
)

test('the build changes a committed file → error', async () => {
  const { folder, write } = await createRepository()

  const result = buildCommit(folder, () => write('a.txt'))

  await expect(result).rejects.toThrow('The build has changed these files')
})

test('not a Git repository → error', async () => {
  const folder = createTree({ 'a.txt': 'first' })

  await expect(buildCommit(folder, noChange)).rejects.toThrow('Deploy from a Git repository')
})
