import type { Page } from '../pages.ts'
import { absolute } from './absolute.ts'

const sitemap = 'sitemap.xml'

type SitemapPage = { path: string; route: Pick<Page['route'], 'indexed'> }

/** The sitemap has no lastmod dates, because the build does not know when a page last changed. */
export const siteFiles = (pages: readonly SitemapPage[]) => [
  { file: sitemap, text: sitemapOf(pages.filter(({ route }) => route.indexed)) },
  { file: 'robots.txt', text: robots },
]

const sitemapOf = (pages: readonly SitemapPage[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    // URLs are percent-encoded, so & is the only special character of XML that can occur.
    ...pages.map(
      ({ path }) => `  <url><loc>${absolute(path).replaceAll('&', '&amp;')}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

/** Allows pages with noindex: a crawler has to fetch a page to read its robots tag. */
const robots = [
  'User-agent: *',
  'Disallow: /api/',
  '',
  `Sitemap: ${absolute(`/${sitemap}`)}`,
  '',
].join('\n')
