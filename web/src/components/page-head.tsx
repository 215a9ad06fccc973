import { pageTitle } from '../brand/page-title.ts'

type PageHeadProps = {
  title?: string | undefined
  description: string
}

/** The page's title and description, which React hoists into <head>. Prerendered pages repeat them for social cards. */
export function PageHead({ title, description }: PageHeadProps) {
  const fullTitle = pageTitle(title)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR && (
        <>
          <meta data-page="" property="og:title" content={fullTitle} />
          <meta data-page="" property="og:description" content={description} />
        </>
      )}
    </>
  )
}
