import type { Page } from '@playwright/test'
import { featuredArticles } from '../web/src/routes/blog/articles.ts'
import { waitForPaint, open, emulateConnection } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** The name of the first picture on /blog. */
const firstPicture = featuredArticles[0]?.image.name ?? ''

function requestsOf(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

const chunk = (name: string): unknown => expect.stringMatching(`/assets/${name}-screen-[^/]+\\.js$`)
const picture = (name: string): unknown => expect.stringMatching(`/assets/media/${name}-\\d+\\.`)

/** Waits for the first picture of the screen. */
const arrive = (page: Page) =>
  page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('main img')
    return picture !== null && picture.complete && picture.naturalWidth > 0
  })

test('a link is hovered for a while → its screen and first picture are prefetched once', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await open(page, '/about')
  await page.waitForLoadState('networkidle')
  expect(requests, 'no prefetching without input').not.toContainEqual(chunk('blog'))

  const link = page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true })
  await page.mouse.move(5, 300)
  await expect(async () => {
    await page.mouse.move(5, 300)
    await link.hover()
    expect(requests).toContainEqual(chunk('blog'))
    expect(requests).toContainEqual(picture(firstPicture))
  }).toPass()
  expect(requests, 'only hovered links').not.toContainEqual(chunk('accessories'))

  const ofPicture = () => requests.filter((path) => path.includes(firstPicture))
  const before = ofPicture()
  await link.click()
  await expect(page).toHaveTitle(/Blog/)
  await arrive(page)
  expect(ofPicture()).toEqual(before)
})

test('a link scrolls into view → its screen is prefetched', async ({ page }) => {
  const requests = requestsOf(page)
  await open(page, '/products')
  await page.waitForLoadState('networkidle')
  expect(requests).not.toContainEqual(chunk('product'))

  await page.mouse.wheel(0, 1900)

  await expect.poll(() => requests).toContainEqual(chunk('product'))
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }]) {
  test(`navigator.connection is ${JSON.stringify(connection)} → no prefetching, small pictures`, async ({
    page,
  }) => {
    await emulateConnection(page, connection)
    await page.clock.install()
    const requests = requestsOf(page)
    await open(page, '/about')
    const link = page.getByRole('banner').getByRole('link', { name: 'Lifestyle', exact: true })
    await page.mouse.wheel(0, 300)
    await waitForPaint(page)
    await page.clock.fastForward(10_000)
    await waitForPaint(page)
    expect(requests).not.toContainEqual(expect.stringContaining('prefetch-visible'))
    expect(requests).not.toContainEqual(chunk('lifestyle'))

    await link.click()
    await expect(page).toHaveTitle(/Lifestyle/)
    await arrive(page)
    const pictures = requests.filter((path) => /\/media\/(?!.*about)/.test(path))
    expect(pictures).not.toEqual([])
    expect(pictures.filter((path) => !/-400\./.test(path))).toEqual([])
  })
}
