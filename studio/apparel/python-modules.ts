import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** The files of Python modules of a folder, and of the modules that they import from it. */
export async function modulesOf(folder: string, names: string[]) {
  const found: Set<string> = new Set()
  const waiting = [...names]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const file = `${folder}${name}.py`
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    const text = await readFile(file, 'utf8')
    for (const [, imported = ''] of text.matchAll(/^(?:from|import) (\w+)/gm))
      waiting.push(imported)
  }
  return [...found].sort()
}
