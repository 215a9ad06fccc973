import sharp from 'sharp'
import { socialCardSize } from '../src/pictures/picture.ts'
import { encodeCard } from './encode-card.ts'
import type { Folders } from './folders.ts'
import { cardName, checkAlt, checkName } from './names.ts'
import { readModules } from './picture-modules.ts'
import { publish } from './publish.ts'
import { InputError } from './input-error.ts'

async function readCard(file: string) {
  const { width, height } = socialCardSize
  const { data, info } = await sharp(file)
    .autoOrient()
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new InputError(`${file} cannot be read as a picture.`, { cause })
    })
  if (info.width !== width || info.height !== height)
    throw new InputError(
      `${file} has ${info.width} × ${info.height} pixels: a social card has ${width} × ${height}.`,
    )
  return data
}

/** Adds or replaces a finished social card as card-<name>. */
export async function addCard(
  folders: Folders,
  file: string,
  options: { name?: string | undefined; alt?: string | undefined },
) {
  const entries = await readModules(folders.modules)
  const name = checkName(options.name && cardName(options.name), 'card', entries)
  const alt = checkAlt(options.alt)
  const { card, files } = await encodeCard({ name, alt }, await readCard(file))
  await publish(folders, { entries: [{ kind: 'card', card }], files })
  return name
}
