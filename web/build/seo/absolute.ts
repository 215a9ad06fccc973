import { brand } from '../../src/brand/brand.ts'

export const absolute = (path: string) => `${brand.origin}${path}`
