import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { notices } from '../web/src/account/notices.ts'
import { paths } from '../web/src/paths.ts'
import { builtSite } from './support/environment.ts'
import { submitLogin } from './support/account-forms.ts'
import { newCustomer, newPerson } from './support/people.ts'
import { serveSite } from './support/own-hosting.ts'
import {
  expectSignedOut,
  expectToast,
  open,
  toasts,
  userMenu,
  waitForHydration,
} from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { cachedPaths, openAndCache } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

const media = readdirSync(path.join(builtSite, 'assets/media'))

test('fetches nothing in advance, and keeps at most 60 viewed pictures', async ({ page }) => {
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(new URL(request.url()).pathname))
  await openAndCache(page, paths.about)
  await expect.poll(async () => (await cachedPaths(page)).length).toBeGreaterThan(10)
  expect((await cachedPaths(page)).filter((path) => !requested.has(path))).toEqual([])

  await page.evaluate(
    (files) =>
      Promise.all(files.map(async (file) => (await fetch(`/assets/media/${file}`)).text())),
    media.filter((file) => file.endsWith('.avif')).slice(0, 80),
  )
  await expect(async () => {
    const { length } = await cachedPaths(page, /images/)
    expect(length).toBeGreaterThan(40)
    expect(length).toBeLessThanOrEqual(60)
  }).toPass({ timeout: 10_000 })
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

test('stores no personal data in caches, and none after a logout', async ({ page, context }) => {
  const ada = await newCustomer(newPerson('Ada Zymurgy'))
  const typed = 'Zymurgy Road'
  const personal = [ada.name, ada.email, ada.uid, ada.password, typed]
  await openAndCache(page, '/login')
  const responses: { url: string; byWorker: boolean }[] = []
  const workersRequests: string[] = []
  page.on('response', (response) =>
    responses.push({ url: response.url(), byWorker: response.fromServiceWorker() }),
  )
  context.on('request', (request) => {
    if (request.serviceWorker()) workersRequests.push(request.url())
  })
  const main = page.getByRole('main')
  await submitLogin(page, ada)
  await expectToast(page, notices.signedIn)
  for (const path of ['/orders', '/affiliate', '/profile']) await open(page, path)
  await page.evaluate(
    async (files) => {
      for (const file of files) await (await fetch(file)).arrayBuffer()
    },
    [`/assets/media/${media.find((file) => file.endsWith('.mp4'))}`, '/icons/icon.svg'],
  )

  const others = /\/api\/|\/__\/|googleapis|\.mp4|\/icons\//
  const matching = responses.filter(({ url }) => others.test(url))
  for (const part of ['/api/', '/__/', 'googleapis', '.mp4', '/icons/'])
    expect(matching.map(({ url }) => url).join(' '), part).toContain(part)
  expect(matching.filter(({ byWorker }) => byWorker)).toEqual([])
  expect(responses.some(({ byWorker }) => byWorker)).toBe(true)
  expect(workersRequests.filter((url) => others.test(url))).toEqual([])

  await main.getByRole('button', { name: 'Edit' }).click()
  await main.getByLabel('Street').fill(typed)
  await main.getByLabel('City').fill(typed)

  await expect.poll(() => storesWith(page, [typed])).toEqual(['sessionStorage'])
  const holding = await storesWith(page, personal)
  expect(holding.sort()).toEqual(['localStorage', 'sessionStorage'])

  await userMenu(page, ada.name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(toasts(page)).toContainText(notices.signedOut)
  await expectSignedOut(page)
  expect(await storesWith(page, personal)).toEqual([])
})

test('opens a cached page when the network hangs for 4 seconds', async ({ page }) => {
  const shop = await serveSite(builtSite)
  await openAndCache(page, `${shop.origin}${paths.about}`)

  shop.hang()
  // Requests for other files hang, so the load event never fires.
  const reply = await page.goto(`${shop.origin}${paths.about}`, { waitUntil: 'commit' })
  await waitForHydration(page)

  expect(reply?.fromServiceWorker()).toBe(true)
  await page.close()
  await shop.stop()
})

test('opens pages from the network when the worker’s storage fails', async ({ page, context }) => {
  await openAndCache(page, paths.about)
  await page.evaluate(() => fetch('/login?/assets/x.js'))
  await expect.poll(() => cachedPaths(page, /documents/)).toContain(paths.login)
  expect(await cachedPaths(page, /files/)).not.toContain(paths.login)

  const [worker] = context.serviceWorkers()
  for (const hangs of [false, true]) {
    await worker?.evaluate((hangs) => {
      const fail = () =>
        hangs
          ? new Promise<never>(() => undefined)
          : Promise.reject(new Error('The storage fails.'))
      Object.assign(caches, { match: fail, open: fail, keys: fail })
    }, hangs)
    const reply = await page.goto(paths.lifestyle)
    await waitForHydration(page)
    expect(reply?.fromServiceWorker()).toBe(true)
  }
})
