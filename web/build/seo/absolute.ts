import { brand } from '../../src/brand/brand.ts'

/** The absolute URL of a path, with the production origin. */
export const absolute = (path: string) => `${brand.origin}${path}`
