import { pageTitle } from '../brand/page-title.ts'

type PageHeadProps = {
  title?: string | undefined
  description: string
}

/** The document's title and description. React hoists them into <head>. Prerendered pages contain them. */
export function PageHead({ title, description }: PageHeadProps) {
  if (import.meta.env.SSR) return null
  return (
    <>
      <title data-page="">{pageTitle(title)}</title>
      <meta name="description" data-page="" content={description} />
    </>
  )
}
