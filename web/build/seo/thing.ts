import { pictureUrl, type Picture } from '../../src/pictures/picture.ts'
import { absolute } from './absolute.ts'

/** A JSON-LD node with a type of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** The URL of the widest file. */
export const imageOf = (picture: Picture) => absolute(pictureUrl(picture, picture.width))
