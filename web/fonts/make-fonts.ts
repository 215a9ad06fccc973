import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSubset, subsets } from './subsets.ts'

/** npm run fonts: subsets the fonts to the characters that the shop uses. */
for (const subset of subsets) {
  const bytes = await makeSubset(subset)
  await writeFile(join(import.meta.dirname, subset.file), bytes)
  process.stdout.write(`${subset.file}: ${bytes.length} bytes\n`)
}
