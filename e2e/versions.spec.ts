import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { paths } from '../web/src/paths.ts'
import { builtSite, root } from './support/environment.ts'
import { serveSite } from './support/own-hosting.ts'
import { open } from './support/shop-page.ts'
import { expect, test as base } from './support/test.ts'
import { cachedPaths, openAndCache, registerAtOnce } from './support/worker.ts'

type Shop = Awaited<ReturnType<typeof serveSite>>

/** Copies the built site as a later deployment: all scripts have other names, and the old ones are missing. */
function nextVersion(folder: string): string {
  cpSync(builtSite, folder, { recursive: true })
  const assets = path.join(folder, 'assets')
  const scripts = new Set(readdirSync(assets).filter((file) => file.endsWith('.js')))
  const nextName = (file: string) => (scripts.has(file) ? file.replace('.js', '-next.js') : file)
  for (const file of scripts) renameSync(path.join(assets, file), path.join(assets, nextName(file)))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$/.test(file)) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    writeFileSync(path.join(folder, file), text.replace(/[\w-]+\.js/g, nextName))
  }
  return folder
}

/** Each test has its own server of the built site, to which it can deploy a version. */
const test = base.extend<{ shop: Shop; next: string }>({
  shop: async ({ context }, use) => {
    const shop = await serveSite(builtSite)
    await use(shop)
    // The pages may still request pictures, so close them before the server.
    for (const page of context.pages()) await page.close()
    await shop.stop()
  },
  next: async ({}, use, testInfo) => use(nextVersion(testInfo.outputPath('next'))),
})

test.use({ serviceWorkers: 'allow' })

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

/** The entry script of the next version. */
const nextEntry = (page: Page) => page.locator('script[src$="-next.js"]')

test('shows a new version at the next page load only', async ({ page, context, shop, next }) => {
  await openAndCache(page, `${shop.origin}${paths.about}`)
  await mark(page)

  shop.deploy(next)
  const other = await context.newPage()
  await open(other, `${shop.origin}${paths.about}`)

  await expect(nextEntry(other)).toBeAttached()
  expect(await isMarked(page)).toBe(true)
})

/** Stands for the earlier worker, which precached all pages (docs/decisions/0013). */
const earlierWorker = `
const precache = 'workbox-precache-v2-' + registration.scope
addEventListener('install', (event) =>
  event.waitUntil(caches.open(precache).then((cache) => cache.addAll(['/about', '/blog']))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) =>
  event.respondWith(fetch(event.request).catch(() => caches.match(event.request))))
`

test('replaces an earlier worker and its caches', async ({ page, context, shop }, testInfo) => {
  const earlier = testInfo.outputPath('earlier')
  cpSync(builtSite, earlier, { recursive: true })
  writeFileSync(path.join(earlier, 'sw.js'), earlierWorker)
  shop.deploy(earlier)
  await registerAtOnce(context)
  await open(page, `${shop.origin}${paths.about}`)
  const ofEarlier = () => cachedPaths(page, /precache/)
  await expect.poll(ofEarlier, { timeout: 30_000 }).toContain('/blog')

  shop.deploy(builtSite)
  const other = await context.newPage()
  await open(other, `${shop.origin}${paths.about}`)
  const isWaiting = () =>
    other.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true)
  expect(await ofEarlier(), 'while its tabs are open').toContain('/blog')

  await other.close()
  await expect(async () => {
    // The new worker waits while a tab is open.
    await page.close()
    page = await context.newPage()
    await open(page, `${shop.origin}${paths.about}`)
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(['documents']))
  }).toPass({ timeout: 30_000 })
  await expect.poll(ofEarlier).toEqual([])
})

/** Copies the built site with a worker that removes itself (docs/operating.md, When something is wrong). */
async function withoutWorker(folder: string) {
  cpSync(builtSite, folder, { recursive: true })
  process.env['SERVICE_WORKER'] = 'off' // read by vite.worker.config.ts
  const web = path.join(root, 'web')
  const configFile = path.join(web, 'vite.worker.config.ts')
  await build({ root: web, configFile, logLevel: 'warn', build: { outDir: folder } })
  delete process.env['SERVICE_WORKER']
}

test('removes worker and caches when a build is without it', async ({ page, shop }, testInfo) => {
  const without = testInfo.outputPath('without')
  await withoutWorker(without)
  await openAndCache(page, `${shop.origin}${paths.about}`)
  await mark(page)

  shop.deploy(without)
  await expect(async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    expect(await registrations(page)).toBe(0)
  }).toPass({ timeout: 30_000 })
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  // The old worker keeps its database open until the browser stops it, after half a minute.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await expect
    .poll(() => page.evaluate(() => indexedDB.databases()))
    .not.toContainEqual(expect.objectContaining({ name: expect.stringMatching(/^workbox/) }))
  expect(await isMarked(page), 'no reload').toBe(true)
})
