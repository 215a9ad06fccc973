import { pictureUrl, type Picture } from '../../src/pictures/picture.ts'
import { absolute } from './absolute.ts'

export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>

export const imageOf = (picture: Picture) => absolute(pictureUrl(picture, picture.width))
