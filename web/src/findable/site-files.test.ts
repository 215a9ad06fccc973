import { expect, test } from 'vitest'
import { siteFiles } from './site-files.ts'

const pages = [
  { path: '/', screen: 'home' },
  { path: '/products/a&b', screen: 'product' },
  { path: '/login', screen: 'login' },
  { path: '*', screen: 'not-found' },
]

const textOf = (name: string) => siteFiles(pages).find(({ file }) => file === name)?.text ?? ''

test('the sitemap has the pages that are to be listed, and is XML', () => {
  const xml = new DOMParser().parseFromString(textOf('sitemap.xml'), 'application/xml')

  expect([...xml.querySelectorAll('url > loc')].map((loc) => loc.textContent)).toEqual([
    'https://shobol.example/',
    'https://shobol.example/products/a&b',
  ])
})

test('robots may read every page and find the sitemap', () => {
  expect(textOf('robots.txt').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: https://shobol.example/sitemap.xml',
    '',
  ])
})
