import type { Page } from '@playwright/test'
import { drawn, open, emulateConnection } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

function requestsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

const chunk = (name: string): unknown => expect.stringMatching(`/assets/${name}-screen-[^/]+\\.js$`)
const picture = (name: string): unknown => expect.stringMatching(`/assets/media/${name}-\\d+\\.`)

/** Waits for the first picture of the screen. */
const arrive = (page: Page) =>
  page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('main img')
    return picture !== null && picture.complete && picture.naturalWidth > 0
  })

test('what the next screen needs is there before it is asked for, and is fetched once', async ({
  page,
}) => {
  const asked = requestsOf(page)
  await open(page, '/about')
  await page.waitForLoadState('networkidle')
  expect(asked, 'nothing ahead for who does not move').not.toContainEqual(chunk('blog'))

  const link = page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true })
  await page.mouse.move(5, 300)
  await expect(async () => {
    await page.mouse.move(5, 300)
    await link.hover()
    expect(asked).toContainEqual(chunk('blog'))
    expect(asked).toContainEqual(picture('article-casein-night-shift'))
  }).toPass()
  expect(asked, 'only what was pointed at').not.toContainEqual(chunk('accessories'))

  const before = asked.filter((path) => path.includes('article-casein-night-shift'))
  await link.click()
  await expect(page).toHaveTitle(/Blog/)
  await arrive(page)
  expect(asked.filter((path) => path.includes('article-casein-night-shift'))).toEqual(before)
})

test('a link that stays in view fetches its screen once the visitor has begun to scroll', async ({
  page,
}) => {
  const asked = requestsOf(page)
  await open(page, '/products')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContainEqual(chunk('product'))

  await page.mouse.wheel(0, 1900)

  await expect.poll(() => asked).toContainEqual(chunk('product'))
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }]) {
  test(`nothing is fetched ahead, and pictures are small, with ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await emulateConnection(page, connection)
    await page.clock.install()
    const asked = requestsOf(page)
    await open(page, '/about')
    const link = page.getByRole('banner').getByRole('link', { name: 'Lifestyle', exact: true })
    await page.mouse.wheel(0, 300)
    await drawn(page)
    await page.clock.fastForward(10_000)
    await drawn(page)
    expect(asked).not.toContainEqual(expect.stringContaining('prefetch-next'))
    expect(asked).not.toContainEqual(chunk('lifestyle'))

    await link.click()
    await expect(page).toHaveTitle(/Lifestyle/)
    await arrive(page)
    const pictures = asked.filter((path) => /\/media\/(?!.*about)/.test(path))
    expect(pictures).not.toEqual([])
    expect(pictures.filter((path) => !/-400\./.test(path))).toEqual([])
    expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([])
  })
}
