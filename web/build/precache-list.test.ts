import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precacheLimit, precacheList } from './precache-list.ts'
import { homeTiles } from '../src/routes/home/home-text.ts'
import type { Picture } from '../src/pictures/picture.ts'
import { products } from '../src/products/products.ts'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(() => rmSync(site, { recursive: true }))

const small = ({ name, hash }: Picture) => `/assets/media/${name}-400.${hash}.avif`
const tiles = homeTiles.map(({ video }) => small(video.poster))
const packs = products.map(({ image }) => small(image))

const everyBuild = {
  ...{ 'assets/a-12345678.js': '', 'assets/analytics-12345678.js': '' },
  ...Object.fromEntries([...tiles, ...packs].map((url) => [url, ''])),
}

function build(files: Record<string, string>) {
  for (const [name, text] of Object.entries({ ...everyBuild, ...files })) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), text)
  }
}

const addresses = () => precacheList(site).map(({ url }) => url)

test('pages are kept by the addresses that Hosting gives them', () => {
  build({ 'index.html': '', 'products.html': '', 'products/tea.html': '', '404.html': '' })

  expect(addresses()).toEqual(expect.arrayContaining(['/', '/products', '/products/tea', '/404']))
})

test('a page whose text changes gets another revision; a file has its hash in its name', () => {
  build({ 'about.html': 'before' })
  const [before] = precacheList(site)
  build({ 'about.html': 'after' })
  const [after] = precacheList(site)

  expect(before).toMatchObject({ url: '/about' })
  expect(after?.revision).not.toBe(before?.revision)
  expect(precacheList(site)).toContainEqual({ url: '/assets/a-12345678.js', revision: null })
})

test('the small pictures of tiles and products are kept; films, other pictures and analytics are not', () => {
  build({
    'assets/media/film-about.36f9c8a3.mp4': '',
    'icons/icon-512.png': '',
  })

  expect(addresses()).toEqual(['/assets/a-12345678.js', ...tiles, ...packs])
})

test('product pictures beyond the limit → the first of the list are kept', () => {
  const [first = '', second = ''] = packs
  const half = 'x'.repeat(precacheLimit / 2)
  build({ [first]: half, [second]: `${half}x` })

  expect(addresses()).toEqual(['/assets/a-12345678.js', ...tiles, first])
})
