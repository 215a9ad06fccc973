import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Returns the files of these Python modules and of all modules that they import from the folder. */
export async function modulesOf(folder: string, names: string[]) {
  const found: Set<string> = new Set()
  const queue = [...names]
  for (let name = queue.pop(); name; name = queue.pop()) {
    const file = `${folder}${name}.py`
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    const text = await readFile(file, 'utf8')
    for (const [, imported = ''] of text.matchAll(/^(?:from|import) (\w+)/gm)) queue.push(imported)
  }
  return [...found].sort()
}
