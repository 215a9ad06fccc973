import { pageTitle } from '../brand/page-title.ts'

type PageHeadProps = {
  /** None on the home page. */
  title?: string | undefined
  description: string
}

/** The document's title and description; React lifts them into <head>. In a built page they are there already. */
export function PageHead({ title, description }: PageHeadProps) {
  if (import.meta.env.SSR) return null
  return (
    <>
      <title data-page="">{pageTitle(title)}</title>
      <meta name="description" data-page="" content={description} />
    </>
  )
}
