import { readPage } from './support/environment.ts'
import { routes } from './support/routes.ts'
import { waitForPaint } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone } from './support/viewports.ts'

test.use({ viewport: phone })

const preload = /<link rel="preload" href="([^"]+\.woff2)"[^>]*>/g
const script = /<script\b[^]*?<\/script>/g

test('uses the fonts it preloads, and keeps picture widths while it loads', async ({ page }) => {
  let requestedFonts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.woff2')) requestedFonts.push(pathname)
  })
  for (const path of routes) {
    const html = readPage(path).toString()
    const preloadedFonts = [...html.matchAll(preload)].map(([, file = '']) => file)
    // Without preloads the browser requests a font only if the layout uses it.
    const body = html.replaceAll(preload, '').replaceAll(script, '')
    await page.route(path, (route) => route.fulfill({ body, contentType: 'text/html' }))
    requestedFonts = []
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    for (const landmark of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark), path).toHaveCount(path === '/' ? 0 : 1)
    }
    await waitForPaint(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))

    expect(requestedFonts.toSorted(), path).toEqual(preloadedFonts.toSorted())
    expect(await page.evaluate(widthChanges), path).toEqual([])
  }
})

/**
 * Runs in the page. Removes the content after each picture, from the last picture to the first. A picture
 * whose width depends on later content would be requested in two sizes while the page loads.
 */
function widthChanges(): string[] {
  const pictures = [...document.querySelectorAll<HTMLElement>('main img')]
  const widths = () => pictures.map((picture) => picture.getBoundingClientRect().width)
  const finalWidths = widths()
  return pictures.flatMap((_, index) => {
    const last = pictures.length - 1 - index
    const range = document.createRange()
    range.setStartAfter(pictures[last] as HTMLElement)
    range.setEndAfter(document.body.lastChild as Node)
    range.deleteContents()
    return widths().flatMap((width, at) =>
      at <= last && width !== finalWidths[at]
        ? [`${pictures[at]?.getAttribute('src')}: ${width} of ${finalWidths[at]} after ${last + 1}`]
        : [],
    )
  })
}
