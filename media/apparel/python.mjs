// @ts-check
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/**
 * The files that Python modules of a folder consist of, with all that they import from there.
 * @param {string} folder
 * @param {string[]} names
 */
export async function modulesOf(folder, names) {
  /** @type {Set<string>} */
  const found = new Set()
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
