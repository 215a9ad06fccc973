import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encoded } from './encoding.ts'
import type { Folders } from './folders.ts'
import { moduleCode, readModules, servedFiles, stylesheetOf } from './picture-modules.ts'

/**
 * Writes served files, modules and pictures.css, then removes served files that no module references.
 * In this order an interruption leaves the old picture in use, and the next run removes what is unused.
 */
export async function publish({ modules, served }: Folders, encoded: readonly Encoded[]) {
  for (const { file, bytes } of encoded.flatMap(({ files }) => files))
    await writeFile(join(served, file), bytes)
  for (const { entry } of encoded)
    await writeFile(join(modules, `${entry.data.name}.ts`), await moduleCode(entry))

  const entries = await readModules(modules)
  await writeFile(join(modules, 'pictures.css'), await stylesheetOf(entries))
  const needed = new Set(entries.flatMap(servedFiles))
  const unused = (await readdir(served)).filter((file) => !needed.has(file))
  for (const file of unused) await rm(join(served, file))
}
