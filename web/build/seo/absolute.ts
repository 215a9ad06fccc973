import { brand } from '../../src/brand/brand.ts'

/** With the origin of the live shop, wherever the page stands (brand.ts). */
export const absolute = (path: string) => `${brand.origin}${path}`
