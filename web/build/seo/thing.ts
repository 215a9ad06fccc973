import { pictureUrl, fallbackWidths, type Picture } from '../../src/pictures/picture.ts'
import { absolute } from './absolute.ts'

/** A node of JSON-LD in the words of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** A picture in the widest of the formats that every search engine reads. */
export const imageOf = (picture: Picture) =>
  absolute(pictureUrl(picture, Math.max(...fallbackWidths(picture)), 'webp'))
