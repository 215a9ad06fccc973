import { brand } from './brand.ts'

/** The document's title. A page without a title, such as the home page, has the brand and its tagline. */
export const pageTitle = (title: string | undefined) =>
  title ? `${title} – ${brand.name}` : `${brand.name} – ${brand.tagline}`
