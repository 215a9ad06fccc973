import { brand } from '../web/src/brand/brand.ts'
import { colours } from '../web/src/brand/palettes.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fullBrowser } from './support/browsers.ts'
import { builtPages, readBuilt } from './support/built-site.ts'
import { builtSite, shopOrigin } from './support/environment.ts'
import { jpegSize } from './support/jpeg-size.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

test.use(fullBrowser)

type Manifest = {
  name: string
  theme_color: string
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
  id: string
  start_url: string
  scope: string
  display: string
  screenshots: { src: string; sizes: string; type: string; form_factor: string; label: string }[]
}

const readManifest = () => JSON.parse(readBuilt('manifest.webmanifest').toString()) as Manifest

/** Reads the size of a PNG from its header, as in `192x192`. */
function sizeOf(file: string) {
  const bytes = readFileSync(path.join(builtSite, file))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('every page links icons and a web manifest, whose icons have the declared sizes', async ({
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

  const manifest = readManifest()
  expect(manifest.name).toBe(brand.name)
  expect(manifest.theme_color).toBe(colours.ink)
  expect(manifest.background_color).toBe(colours.brand)
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

test('the browser can install the shop as an app', async ({ page }) => {
  await open(page, '/')
  const devtools = await page.context().newCDPSession(page)

  const { errors, data } = await devtools.send('Page.getAppManifest')
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')

  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toEqual(readManifest())
  // Playwright's contexts are incognito, so this error is expected.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  const { id, start_url, scope, display } = readManifest()
  expect([id, start_url, scope, display]).toEqual(['/', '/', '/', 'standalone'])
})

test('the web manifest has a wide and a narrow screenshot for the install dialog', () => {
  const { screenshots } = readManifest()

  expect(screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'wide'])
  for (const { src, sizes, type, form_factor, label } of screenshots) {
    const { width, height } = jpegSize(readBuilt(src))
    expect(`${width}x${height}`, src).toBe(sizes)
    expect(type).toBe('image/jpeg')
    expect(width > height, src).toBe(form_factor === 'wide')
    // Chromium requires 320 to 3840 pixels and an aspect ratio of at most 2.3.
    expect(Math.min(width, height), src).toBeGreaterThanOrEqual(320)
    expect(Math.max(width, height) / Math.min(width, height), src).toBeLessThanOrEqual(2.3)
    expect(readBuilt(src).length, src).toBeLessThan(150_000)
    expect(label).not.toBe('')
  }
})
