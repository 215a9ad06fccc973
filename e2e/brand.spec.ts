import { brand } from '../web/src/brand/brand.ts'
import { colours } from '../web/src/brand/palettes.ts'
import { fullBrowser, needsFullBrowser } from '../tools/browsers.ts'
import { builtPages, readBuilt, shopOrigin } from './support/environment.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

type Manifest = {
  icons: { src: string; sizes: string; purpose?: string }[]
  screenshots: { src: string; sizes: string; form_factor: string }[]
}

const readManifest = () => JSON.parse(readBuilt('manifest.webmanifest').toString()) as Manifest

test('links icons and a web manifest on every page', () => {
  for (const { file, html } of builtPages()) {
    for (const link of ['rel="icon"', 'rel="apple-touch-icon"', 'href="/manifest.webmanifest"'])
      expect(html, file).toContain(link)
    expect(html, file).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}"/)
  }
})

test('can be installed as an app, with icons and screenshots', async ({ playwright }) => {
  test.skip(!fullBrowser, needsFullBrowser)
  const browser = await playwright.chromium.launch(fullBrowser?.launchOptions)
  const page = await browser.newPage({ baseURL: shopOrigin })
  await open(page, '/')
  const manifest = readManifest()
  const { icons, screenshots } = manifest
  const devtools = await page.context().newCDPSession(page)

  const { errors, data } = await devtools.send('Page.getAppManifest')
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')

  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toEqual(manifest)
  // Playwright's contexts are incognito, so this error is expected.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  expect(manifest).toMatchObject({
    ...{ name: brand.name, theme_color: colours.ink, background_color: colours.brand },
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone' },
  })
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'wide'])
  for (const { src, sizes } of [...icons.slice(1), ...screenshots]) {
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  await browser.close()
})
