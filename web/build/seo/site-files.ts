import type { Page } from '../pages.ts'
import { absolute } from './absolute.ts'

const sitemap = 'sitemap.xml'

/** What the sitemap needs to know of a page. */
type Listed = { path: string; route: Pick<Page['route'], 'indexed'> }

/**
 * Files in the root of the site for those who search it. The sitemap names no dates: nobody keeps
 * when a page last changed, and a wrong one is worse than none.
 */
export const siteFiles = (pages: readonly Listed[]) => [
  { file: sitemap, text: sitemapOf(pages.filter(({ route }) => route.indexed)) },
  { file: 'robots.txt', text: robots },
]

const sitemapOf = (pages: readonly Listed[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    // Addresses are percent-encoded, so that of XML's own characters only & could occur.
    ...pages.map(
      ({ path }) => `  <url><loc>${absolute(path).replaceAll('&', '&amp;')}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

/** Pages that are not indexed say so themselves: a crawler has to fetch them to read that. */
const robots = [
  'User-agent: *',
  'Disallow: /api/',
  '',
  `Sitemap: ${absolute(`/${sitemap}`)}`,
  '',
].join('\n')
