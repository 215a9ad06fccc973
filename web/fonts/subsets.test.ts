import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSubset, subsets } from './subsets.ts'

test.each(subsets)('$file is the output of npm run fonts', async (subset) => {
  const file = await readFile(join(import.meta.dirname, subset.file))

  expect(file.equals(await makeSubset(subset))).toBe(true)
})

test('every .woff2 file of this folder is in the list of subsets', async () => {
  const files = await readdir(import.meta.dirname)

  expect(files.filter((file) => file.endsWith('.woff2'))).toEqual(subsets.map(({ file }) => file))
})
