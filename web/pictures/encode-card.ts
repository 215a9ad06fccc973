import sharp from 'sharp'
import type { SocialCard } from '../src/pictures/picture.ts'
import { bestFit } from './best-fit.ts'
import { cardLimit } from './limits.ts'
import { InputError } from './input-error.ts'
import { hashOf, type ServedFile } from './served-file.ts'

/** Target size in bytes, and the qualities to try. */
const limit = 56 * 1024
const qualities = [82, 77, 72, 66, 58, 50, 42, 34]

/** Encodes a social card as JPEG, which all social networks support. */
export async function encodeCard(
  { name, alt }: Pick<SocialCard, 'name' | 'alt'>,
  drawing: Buffer,
): Promise<{ card: SocialCard; files: ServedFile[] }> {
  const bytes = await bestFit(qualities, limit, (quality) =>
    sharp(drawing).removeAlpha().jpeg({ quality, mozjpeg: true }).toBuffer(),
  )
  if (bytes.length > cardLimit)
    throw new InputError(
      `The social card has ${bytes.length} bytes, more than ${cardLimit}: choose a picture with less detail.`,
    )
  const hash = hashOf([bytes])
  return { card: { name, alt, hash }, files: [{ file: `${name}.${hash}.jpg`, bytes }] }
}
