import { absolute, isListed, type FindablePage } from './page.ts'

const sitemap = 'sitemap.xml'

/**
 * Files in the root of the site for those who search it. The sitemap names no dates: nobody keeps
 * when a page last changed, and a wrong one is worse than none.
 */
export const siteFiles = (pages: readonly FindablePage[]) => [
  { file: sitemap, text: sitemapOf(pages.filter(isListed)) },
  { file: 'robots.txt', text: robots },
]

const sitemapOf = (pages: readonly FindablePage[]) =>
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
