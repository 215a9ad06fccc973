import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { precacheLimit } from '../web/build/precache-list.ts'
import { messages } from '../web/src/account/messages.ts'
import { products } from '../web/src/products/products.ts'
import { proteinBar } from '../web/src/products/protein-bar/product.ts'
import { paths } from '../web/src/paths.ts'
import { homeTiles } from '../web/src/routes/home/home-text.ts'
import { indexedUrls, noindexUrls } from './support/page-urls.ts'
import { readBuilt } from './support/built-site.ts'
import { builtSite, shopOrigin } from './support/environment.ts'
import { cachedPaths, visitAndPrecache } from './support/precache.ts'
import { newCustomer, newPerson } from './support/people.ts'
import {
  waitForHydration,
  expectSignedOut,
  expectToast,
  open,
  toasts,
  userMenu,
} from './support/shop-page.ts'
import { serveSite } from './support/own-hosting.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Returns the file that Hosting serves for a clean URL. */
function fileOf(url: string): string | undefined {
  return [url, `${url}.html`, path.join(url, 'index.html')].find((file) => {
    const full = path.join(builtSite, file)
    return existsSync(full) && statSync(full).isFile()
  })
}

test('a visit precaches files within the limit and no videos; at most 120 viewed pictures are cached', async ({
  page,
}) => {
  await visitAndPrecache(page, '/about')

  const urls = await cachedPaths(page, /precache/)

  const files = urls.map((url) => fileOf(url) ?? `no file for ${url}`)
  expect(files.filter((file) => file.startsWith('no file'))).toEqual([])
  expect(files.filter((file) => /\.(mp4|webm)$/.test(file))).toEqual([])
  expect(files.filter((file) => file.endsWith('.html'))).toHaveLength(
    [...indexedUrls, ...noindexUrls, '/404'].length,
  )
  const pictures = files.filter((file) => file.endsWith('.avif')).length
  expect(pictures).toBeGreaterThan(homeTiles.length)
  expect(pictures).toBeLessThanOrEqual(homeTiles.length + products.length)
  const bytes = files.map((file) => {
    const content = readBuilt(file)
    return /\.(html|js|css)$/.test(file) ? gzipSync(content).length : content.length
  })
  const sum = bytes.reduce((total, size) => total + size, 0)
  process.stdout.write(`    ${sum.toLocaleString('en')} bytes in ${files.length} files\n`)
  expect(sum).toBeLessThanOrEqual(precacheLimit)

  const all = readdirSync(path.join(builtSite, 'assets/media')).filter((file) =>
    /\.(avif|webp)$/.test(file),
  )
  expect(all.length).toBeGreaterThan(140)

  await page.evaluate(
    async (files) => {
      for (const file of files) await (await fetch(`/assets/media/${file}`)).arrayBuffer()
    },
    all.slice(0, 140),
  )

  await expect(async () => {
    const { length } = await cachedPaths(page, /pictures/)
    expect(length).toBeGreaterThan(90)
    expect(length).toBeLessThanOrEqual(120)
  }).toPass({ timeout: 10_000 })
})

test('sw.js is served with no-cache and the Content-Security-Policy', async ({ request }) => {
  const reply = await request.get(`${shopOrigin}/sw.js`)

  expect(reply.status()).toBe(200)
  expect(reply.headers()['content-type']).toContain('javascript')
  expect(reply.headers()['cache-control']).toBe('no-cache')
  expect(reply.headers()['content-security-policy']).toContain("script-src 'self'")
})

test('requests to /api, /__/ and Google, videos and range requests → bypass the worker', async ({
  page,
  context,
}) => {
  const video = readdirSync(path.join(builtSite, 'assets/media')).find((file) =>
    file.endsWith('.mp4'),
  )
  const ada = await newCustomer()
  await visitAndPrecache(page, '/about')
  const responses: { url: string; byWorker: boolean }[] = []
  const workersRequests: string[] = []
  page.on('response', (response) =>
    responses.push({ url: response.url(), byWorker: response.fromServiceWorker() }),
  )
  context.on('request', (request) => {
    if (request.serviceWorker()) workersRequests.push(request.url())
  })

  await open(page, '/login')
  await page.getByRole('main').getByLabel('Email').fill(ada.email)
  await page.getByRole('main').getByLabel('Password').fill(ada.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast(page, messages.signedIn)
  await page.evaluate(async (file) => {
    await (await fetch(`/assets/media/${file}`)).arrayBuffer()
    await fetch('/icons/icon.svg', { headers: { range: 'bytes=0-9' } })
    await fetch('/about', { method: 'HEAD' })
  }, video ?? '')

  const others = /\/api\/|\/__\/|googleapis|\.mp4|\/icons\//
  const matching = responses.filter(({ url }) => others.test(url))
  for (const part of ['/api/', '/__/', 'googleapis', '.mp4', '/icons/']) {
    expect(matching.map(({ url }) => url).join(' '), part).toContain(part)
  }
  expect(matching.filter(({ byWorker }) => byWorker)).toEqual([])
  expect(responses.some(({ byWorker }) => byWorker)).toBe(true)
  expect(workersRequests.filter((url) => others.test(url))).toEqual([])
})

/** Returns the browser's stores that contain one of these texts. */
const storesWith = (page: Page, texts: string[]) =>
  page.evaluate(async (texts) => {
    const stores = new Map<string, string>([
      ['localStorage', JSON.stringify(localStorage)],
      ['sessionStorage', JSON.stringify(sessionStorage)],
      ['cookies', document.cookie],
    ])
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.text()
        stores.set(`${name}: ${request.url}`, `${request.url}${body}`)
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result)
        })
        stores.set(`${name}.${store}`, JSON.stringify(rows))
      }
      database.close()
    }
    const found = [...stores].filter(([, content]) => texts.some((text) => content.includes(text)))
    return found.map(([store]) => store)
  }, texts)

test('personal data → never in a cache, and in no store after a logout', async ({ page }) => {
  const ada = await newCustomer(newPerson('Ada Zymurgy'))
  const typed = 'Zymurgy Road'
  const personal = [ada.name, ada.email, ada.uid, ada.password, typed]
  await visitAndPrecache(page, '/login')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(ada.email)
  await main.getByLabel('Password').fill(ada.password)
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast(page, messages.signedIn)
  for (const path of ['/orders', '/affiliate', '/profile']) await open(page, path)
  await main.getByRole('button', { name: 'Edit' }).click()
  await main.getByLabel('Street').fill(typed)
  await main.getByLabel('City').fill(typed)

  await expect.poll(() => storesWith(page, [typed])).toEqual(['sessionStorage'])
  const holding = await storesWith(page, personal)
  expect(holding.sort()).toEqual(['localStorage', 'sessionStorage'])

  await userMenu(page, ada.name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(toasts(page)).toContainText(messages.signedOut)
  await expectSignedOut(page)
  expect(await storesWith(page, personal)).toEqual([])
})

test('requests hang, or the server is down → precached pages still open', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource: net::ERR_/)
  const shop = await serveSite(builtSite)
  await visitAndPrecache(page, `${shop.origin}/about`)

  shop.hang()
  // Requests for other files hang, so the load event never fires.
  const reply = await page.goto(`${shop.origin}/products`, { waitUntil: 'commit' })
  await waitForHydration(page)
  expect(reply?.fromServiceWorker()).toBe(true)
  await expect(page).toHaveTitle(/Products/)
  await page.close()

  await shop.stop()
  const next = await context.newPage()
  for (const path of ['/products', paths.product(proteinBar.id), '/']) {
    const reply = await next.goto(shop.origin + path)
    await waitForHydration(next)
    expect(reply?.status(), path).toBe(200)
  }
})
