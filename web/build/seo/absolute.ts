import { brand } from '../../src/brand/brand.ts'
import { pictureUrl, type Picture } from '../../src/pictures/picture.ts'

export const absolute = (path: string) => `${brand.origin}${path}`

export const absoluteUrl = (picture: Picture) => absolute(pictureUrl(picture, picture.width))
