import { brand } from '../brand.ts'

type PageHeadProps = {
  /** Absent on the home page: there the brand and its tagline stand alone. */
  title?: string
  description: string
}

/** The document's title and description; React lifts them into <head>. */
export function PageHead({ title, description }: PageHeadProps) {
  const name = title ? `${title} – ${brand.name}` : `${brand.name} – ${brand.tagline}`
  return (
    <>
      <title data-page="">{name}</title>
      <meta name="description" data-page="" content={description} />
    </>
  )
}
