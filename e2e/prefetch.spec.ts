import type { Page } from '@playwright/test'
import { emulateConnection, open, waitForPaint } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

function requestsOf(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

const chunk = (name: string): unknown => expect.stringMatching(`/assets/${name}-screen-[^/]+\\.js$`)

test('prefetches the screen of a hovered link, and nothing without input', async ({ page }) => {
  const requests = requestsOf(page)
  await open(page, '/about')
  await page.waitForLoadState('networkidle')
  expect(requests).not.toContainEqual(chunk('blog'))

  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).hover()

  await expect.poll(() => requests).toContainEqual(chunk('blog'))
  expect(requests, 'only the hovered link').not.toContainEqual(chunk('accessories'))
})

test('shows small pictures under Save-Data', async ({ page }) => {
  await emulateConnection(page, { saveData: true })
  const requests = requestsOf(page)
  await open(page, '/about')

  await page.getByRole('banner').getByRole('link', { name: 'Lifestyle', exact: true }).click()

  await expect(page).toHaveTitle(/Lifestyle/)
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('main img')
    return picture !== null && picture.complete && picture.naturalWidth > 0
  })
  await waitForPaint(page)
  const pictures = requests.filter((path) => /\/media\/(?!.*about)/.test(path))
  expect(pictures).not.toEqual([])
  expect(pictures.filter((path) => !/-400\./.test(path))).toEqual([])
})
