import type { Folders } from './folders.ts'
import { importersOf, readSources } from './importers.ts'
import { cardName } from './names.ts'
import { moduleNames } from './picture-modules.ts'
import { publish } from './publish.ts'
import { InputError } from './input-error.ts'

/**
 * Removes a picture, video or card, and the card of a picture.
 * @throws InputError while source files import it
 */
export async function remove(folders: Folders, name: string) {
  const names = await moduleNames(folders.modules)
  if (!names.includes(name)) throw new InputError(`There is no picture named '${name}'.`)
  const removed = [name, cardName(name)].filter((each) => names.includes(each))
  const sources = await readSources(folders)
  for (const each of removed) {
    const [importer] = importersOf(each, sources)
    if (importer) throw new InputError(`${importer} imports '${each}': change that file first.`)
  }
  await publish(folders, { removed })
  return removed
}
