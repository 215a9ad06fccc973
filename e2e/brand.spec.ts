import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtPages, readBuilt } from './support/built-site.ts'
import { builtSite, shopOrigin } from './support/environment.ts'
import { expect, test } from './support/test.ts'

type Manifest = {
  name: string
  theme_color: string
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

/** Width and height that a PNG's first chunk gives. */
function sizeOf(file: string) {
  const bytes = readFileSync(path.join(builtSite, file))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('every page names icons and a web manifest that are there, in the sizes they say', async ({
  request,
}) => {
  for (const { file, html } of builtPages()) {
    for (const link of ['rel="icon"', 'rel="apple-touch-icon"', 'href="/manifest.webmanifest"']) {
      expect(html, file).toContain(link)
    }
    expect(html, file).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}"/)
  }
  const reply = await request.get(`${shopOrigin}/manifest.webmanifest`)
  expect(reply.headers()['content-type']).toContain('application/manifest+json')

  const manifest = JSON.parse(readBuilt('manifest.webmanifest').toString()) as Manifest
  expect(manifest.name).toBe('SHOBOL')
  expect(manifest.theme_color).toBe('#0b0b0c')
  expect(manifest.background_color).toBe('#d5112a')
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, type } of manifest.icons) {
    if (type === 'image/png') expect(sizeOf(src), src).toBe(sizes)
    else expect(readBuilt(src).toString()).toContain('<svg')
  }
})
