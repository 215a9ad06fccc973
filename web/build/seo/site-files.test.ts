import { expect, test } from 'vitest'
import { brand } from '../../src/brand/brand.ts'
import { siteFiles } from './site-files.ts'

const pages = [
  { path: '/', route: { indexed: true } },
  { path: '/products/a&b', route: { indexed: true } },
  { path: '/login', route: { indexed: false } },
  { path: '*', route: { indexed: false } },
]

const textOf = (name: string) => siteFiles(pages).find(({ file }) => file === name)?.text ?? ''

test('the sitemap is valid XML and has the indexed pages', () => {
  const xml = new DOMParser().parseFromString(textOf('sitemap.xml'), 'application/xml')

  expect([...xml.querySelectorAll('url > loc')].map((loc) => loc.textContent)).toEqual([
    `${brand.origin}/`,
    `${brand.origin}/products/a&b`,
  ])
})

test('robots.txt allows all pages and names the sitemap', () => {
  expect(textOf('robots.txt').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${brand.origin}/sitemap.xml`,
    '',
  ])
})
