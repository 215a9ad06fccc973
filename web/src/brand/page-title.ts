import { brand } from './brand.ts'

export const pageTitle = (title: string | undefined) =>
  title ? `${title} – ${brand.name}` : `${brand.name} – ${brand.tagline}`
