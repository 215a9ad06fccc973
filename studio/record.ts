import { readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The fingerprint of each delivered item's sources, by name. */
export type RenderRecord = Record<string, string>

const recordFile = fileURLToPath(new URL('record.json', import.meta.url))

export async function readRecord(file = recordFile): Promise<RenderRecord> {
  return JSON.parse(await readFile(file, 'utf8')) as RenderRecord
}

/** Sets the fingerprint of an item, or removes the item. */
export async function updateRecord(
  name: string,
  fingerprint: string | undefined,
  file = recordFile,
) {
  const others = Object.entries(await readRecord(file)).filter(([other]) => other !== name)
  const entries = fingerprint ? [...others, [name, fingerprint] as const] : others
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
  await writeFile(`${file}.tmp`, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  await rename(`${file}.tmp`, file)
}
