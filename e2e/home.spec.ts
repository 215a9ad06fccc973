import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { homeTiles, showcaseVideos } from '../web/src/routes/home/home-text.ts'
import { earlyEnd, idleTime, minimumTime, restartDelay } from '../web/src/routes/home/showcase.ts'
import { readBuilt } from './support/environment.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone, resize } from './support/viewports.ts'

const showcase = (page: Page) => page.locator('[data-showcase]')

/** Milliseconds that the showcase (full-screen videos on an idle page) plays its current video. */
async function playingTime(page: Page) {
  const name = await showcase(page).getAttribute('data-showcase')
  const { duration = NaN } = showcaseVideos.find((video) => video.name === name) ?? {}
  return Math.max(duration * 1_000 - earlyEnd, minimumTime)
}

const logo = (page: Page) => page.locator('#main [data-logo]').first()

const countPlaying = (videos: HTMLVideoElement[]) => videos.filter(({ paused }) => !paused).length

/** Opens the home page and pauses its clock: only `page.clock` advances timers. */
async function openWithPausedClock(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await open(page, '/')
  await page.clock.pauseAt(now + 60_000)
  // Mouse moves restart the showcase's idle timer.
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await expect(showcase(page)).toHaveCount(0)
}

test('plays nothing when motion is reduced, and Tab follows the rows', async ({ page }) => {
  await openWithPausedClock(page)
  const seconds = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) =>
      Math.max(...getComputedStyle(element).transitionDuration.split(',').map(parseFloat)),
    ),
  )
  expect(Math.max(...seconds)).toBeLessThan(0.001)
  await page.clock.runFor(3 * idleTime)
  await expect(showcase(page)).toHaveCount(0)
  await expect(page.locator('#main video')).toHaveCount(0)

  for (const width of [1440, 768, phone.width]) {
    await resize(page, { width, height: 900 })
    const tiles = await page.locator('#main > *').evaluateAll((all) =>
      all.map((tile) => {
        const { left, top, width, bottom } = tile.getBoundingClientRect()
        const isLink = tile.querySelector('a') !== null
        return { label: tile.textContent, isLink, left, top, width, bottom }
      }),
    )
    // The logo, Sign In and Sign Up have tiles too.
    expect(tiles).toHaveLength(homeTiles.length + 3)
    const seen = tiles
      .filter(({ isLink }) => isLink)
      .sort((a, b) => a.top - b.top || a.left - b.left)
      .map(({ label }) => label)
    expect(await tabbedTiles(page, seen.length), `${width} wide`).toEqual(seen)
    if (width > phone.width) continue
    for (const [index, tile] of tiles.entries()) {
      expect([tile.left, tile.width]).toEqual([0, phone.width])
      if (index > 0) expect(tile.top).toBeGreaterThanOrEqual(tiles[index - 1]?.bottom ?? Infinity)
    }
  }
  await page.getByRole('button', { name: 'Play films' }).click()
  await expect(page.locator('#main video')).not.toHaveCount(0)
})

/** The tiles in the order in which Tab reaches them. */
async function tabbedTiles(page: Page, stops: number) {
  await page.getByRole('heading', { level: 1 }).focus()
  const labels = new Set<string>()
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(
      () => document.activeElement?.closest('#main > *')?.textContent,
    )
    if (label) labels.add(label)
  }
  return [...labels]
}

test.describe('prefers-reduced-motion: no-preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('plays muted videos, and changes the logo, until one button stops all', async ({ page }) => {
    await openWithPausedClock(page)
    await page.clock.runFor(1_000)
    const videos = page.locator('#main video')
    await expect(videos).toHaveCount(homeTiles.length)
    await expect.poll(() => videos.evaluateAll(countPlaying)).toBe(homeTiles.length)
    expect(
      await videos.evaluateAll((all: HTMLVideoElement[]) =>
        all.every(({ muted, loop }) => muted && loop),
      ),
    ).toBe(true)

    const first = await logo(page).getAttribute('data-logo')
    const other = first === 'red' ? 'white' : 'red'
    await page.clock.runFor(3_000)
    await expect(logo(page)).toHaveAttribute('data-logo', other)
    await page.clock.runFor(3_000)
    await expect(logo(page)).toHaveAttribute('data-logo', first ?? '')

    // By key: the showcase, which plays by now, would swallow a click.
    await page.getByRole('button', { name: 'Pause films' }).press('Enter')
    await expect.poll(() => videos.evaluateAll(countPlaying)).toBe(0)
    await page.clock.runFor(idleTime + 1_000)
    await expect(logo(page)).toHaveAttribute('data-logo', first ?? '')
    await expect(showcase(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })

  test('plays the showcase when the visitor is idle, until any activity', async ({ page }) => {
    await openWithPausedClock(page)
    await page.clock.runFor(idleTime + 100)
    await expect(showcase(page)).toHaveCount(1)
    const first = await showcase(page).getAttribute('data-showcase')
    await expect(showcase(page), 'the video is visible').toHaveCSS('opacity', '1')
    const box = await showcase(page).boundingBox()
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 1440, 900])
    await page.clock.runFor((await playingTime(page)) + 100)
    await expect(showcase(page)).toHaveCount(0)
    await page.clock.runFor(restartDelay)
    await expect(showcase(page)).toHaveCount(1)
    expect(await showcase(page).getAttribute('data-showcase')).not.toBe(first)
    await page.mouse.move(7, 7)
    await expect(showcase(page)).toHaveCount(0)

    await page.clock.runFor(idleTime + 100)
    await expect(showcase(page), 'the video is visible').toHaveCSS('opacity', '1')
    await page.mouse.click(700, 300)
    await expect(showcase(page)).toHaveCount(0)
    await expect(page, 'no link of a tile is followed').toHaveURL('/')

    await page.keyboard.press('Tab')
    await page.clock.runFor(idleTime + 100)
    await expect(showcase(page), 'the video is visible').toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect(page, 'a key follows the focused link').not.toHaveURL('/')
  })
})

test.describe('on a phone, before any interaction', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'no-preference' } })

  test('transfers at most 900 kB on the home page, visible videos included', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const urls = new Map<string, string>()
    const received = new Map<string, number>()
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      urls.set(requestId, new URL(request.url).pathname)
    })
    devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
      received.set(requestId, (received.get(requestId) ?? 0) + dataLength)
    })
    await open(page, '/')
    await expect(page.locator('#main video').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    // The Hosting emulator does not compress text files, but Hosting does.
    const weigh = (url: string, bytes: number) =>
      /\.(js|css|svg|webmanifest)$|^\/$/.test(url)
        ? gzipSync(readBuilt(url === '/' ? 'index.html' : url)).length
        : bytes
    const sizes = [...received].map(([id, length]) => weigh(urls.get(id) ?? '', length))
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(900_000)
  })
})
