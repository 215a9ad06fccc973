import { brand } from './brand.ts'

/** The document's title; a page without one of its own, as the home page, has the brand and its tagline alone. */
export const pageTitle = (title: string | undefined) =>
  title ? `${title} – ${brand.name}` : `${brand.name} – ${brand.tagline}`
