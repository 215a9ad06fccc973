import { join } from 'node:path'
import { readModules } from '../../pictures/picture-modules.ts'

const folder = join(import.meta.dirname, '../../src/pictures')

/** All social cards by name. */
export const socialCards = new Map(
  (await readModules(folder)).flatMap((entry) =>
    entry.kind === 'card' ? [[entry.data.name, entry.data] as const] : [],
  ),
)
