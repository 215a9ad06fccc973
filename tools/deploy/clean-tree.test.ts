import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { createTree } from '../doctor/test-tree.ts'
import { requireCleanTree } from './clean-tree.ts'

async function createRepository() {
  const { folder } = createTree({ 'a.txt': 'first', '.gitignore': '.run' })
  const git = (...args: string[]) => execa('git', args, { cwd: folder })
  await git('init', '--quiet')
  await git('add', '.')
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@shop.test']
  await git(...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'add a file')
  return { folder, write: (file: string) => writeFileSync(path.join(folder, file), 'second') }
}

test('every file is committed or ignored → passes', async () => {
  const { folder, write } = await createRepository()
  write('.run')

  await expect(requireCleanTree(folder)).resolves.toBeUndefined()
})

test.for(['a.txt', 'new.txt'])('%s differs from the last commit → error', async (file) => {
  const { folder, write } = await createRepository()
  write(file)

  await expect(requireCleanTree(folder)).rejects.toThrow(file)
})

test('not a Git repository → error', async () => {
  const { folder } = createTree({ 'a.txt': 'first' })

  await expect(requireCleanTree(folder)).rejects.toThrow('Deploy from a Git repository')
})
