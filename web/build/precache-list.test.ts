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

const requiredFiles = {
  ...{
    'assets/a-12345678.js': '',
    'assets/analytics-12345678.js': '',
    'assets/app-check-12345678.js': '',
    'assets/accented-archivo-12345678.woff2': '',
  },
  ...Object.fromEntries([...tiles, ...packs].map((url) => [url, ''])),
}

function build(files: Record<string, string>) {
  for (const [name, text] of Object.entries({ ...requiredFiles, ...files })) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), text)
  }
}

const precachedUrls = () => precacheList(site).map(({ url }) => url)

test('pages → listed by their clean URLs', () => {
  build({ 'index.html': '', 'products.html': '', 'products/tea.html': '', '404.html': '' })

  expect(precachedUrls()).toEqual(
    expect.arrayContaining(['/', '/products', '/products/tea', '/404']),
  )
})

test('page changes → another revision; file with a hash in its name → no revision', () => {
  build({ 'about.html': 'before' })
  const [before] = precacheList(site)
  build({ 'about.html': 'after' })
  const [after] = precacheList(site)

  expect(before).toMatchObject({ url: '/about' })
  expect(after?.revision).not.toBe(before?.revision)
  expect(precacheList(site)).toContainEqual({ url: '/assets/a-12345678.js', revision: null })
})

test('small pictures of tiles and products → listed; videos, other pictures, analytics and App Check → not', () => {
  build({
    'assets/media/film-about.36f9c8a3.mp4': '',
    'icons/icon-512.png': '',
  })

  expect(precachedUrls()).toEqual(['/assets/a-12345678.js', ...tiles, ...packs])
})

test('product pictures exceed the limit → only the first ones are listed', () => {
  const [first = '', second = ''] = packs
  const half = 'x'.repeat(precacheLimit / 2)
  build({ [first]: half, [second]: `${half}x` })

  expect(precachedUrls()).toEqual(['/assets/a-12345678.js', ...tiles, first])
})
