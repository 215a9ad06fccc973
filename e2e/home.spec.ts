import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readBuilt } from './support/built-site.ts'
import { hold } from './support/requests.ts'
import { newCustomer, sessionOf } from './support/people.ts'
import { open, emulateConnection } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const showcase = (page: Page) => page.locator('[data-showcase]')
const logo = (page: Page) => page.locator('#main [data-logo]').first()

/** How many of them play. */
const playing = (films: HTMLVideoElement[]) => films.filter((film) => !film.paused).length

/** Opens it; from then on only `page.clock` makes timers run. */
async function openWithoutTime(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await open(page, '/')
  await page.clock.pauseAt(now + 60_000)
  // Somebody was there: the idle time starts now.
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await expect(showcase(page)).toHaveCount(0)
}

test('“A grid of tiles … linking to /products, /limited-edition (labelled Fitness Accessories), /blog, /about, /limited-edition and /lifestyle”', async ({
  page,
}) => {
  await open(page, '/')
  const tiles = await page
    .locator('#main a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

  expect(Object.fromEntries(tiles)).toEqual({
    Products: '/products',
    'Limited Edition': '/limited-edition',
    'Fitness Accessories': '/limited-edition',
    Blog: '/blog',
    About: '/about',
    Lifestyle: '/lifestyle',
    'Sign In': '/login',
    'Sign Up': '/register',
  })
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('“Signed-in users get a Profile tile (/profile) and a Sign Out tile”', async ({
  newBrowser,
}) => {
  const ada = await newCustomer()
  const page = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
  await open(page, '/')

  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
  await expect(page.getByRole('link', { name: /^Sign (In|Up)$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('“tiles with looping videos”: six films, muted, and a button beside each link that stops it', async ({
    page,
  }) => {
    // So that no showcase comes, which a click would only end.
    await openWithoutTime(page)
    await page.clock.runFor(1_000)
    const films = page.locator('#main video')
    await expect(films).toHaveCount(6)
    await expect.poll(() => films.evaluateAll(playing)).toBe(6)
    expect(
      await films.evaluateAll((all: HTMLVideoElement[]) =>
        all.every(({ muted, loop }) => muted && loop),
      ),
    ).toBe(true)

    await page
      .getByRole('button', { name: /^Pause film/ })
      .first()
      .click()
    await expect.poll(() => films.evaluateAll(playing)).toBe(5)
    await expect(page).toHaveURL('/')
  })

  test('“a logo tile alternating red and white logos every 3 s”', async ({ page }) => {
    await openWithoutTime(page)
    const first = await logo(page).getAttribute('data-logo')
    const other = first === 'red' ? 'white' : 'red'

    await page.clock.runFor(3_000)
    await expect(logo(page)).toHaveAttribute('data-logo', other)
    await page.clock.runFor(3_000)
    await expect(logo(page)).toHaveAttribute('data-logo', first ?? '')
  })

  test('“after 3 s … a random video plays full screen. It ends after roughly its duration minus 0.5 s. A different random video starts 2.5 s later.”', async ({
    page,
  }) => {
    await openWithoutTime(page)
    await page.clock.runFor(2_900)
    await expect(showcase(page)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(showcase(page)).toHaveCount(1)
    const first = await showcase(page).getAttribute('data-showcase')
    await expect(showcase(page), 'the film is seen').toHaveCSS('opacity', '1')
    const box = await showcase(page).boundingBox()
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 1440, 900])

    // Four to six seconds long, every film.
    await page.clock.runFor(3_300)
    await expect(showcase(page)).toHaveCount(1)
    await page.clock.runFor(2_300)
    await expect(showcase(page)).toHaveCount(0)
    await page.clock.runFor(2_600)
    await expect(showcase(page)).toHaveCount(1)
    expect(await showcase(page).getAttribute('data-showcase')).not.toBe(first)
  })

  test('“(at least 1 s)” holds on a slow network: the film’s time starts when it is seen', async ({
    page,
  }) => {
    const films = await hold(page, /\/film-.*\.(webm|mp4)$/)
    await openWithoutTime(page)
    await page.clock.runFor(3_100)
    await expect(showcase(page)).toHaveCount(1)
    await page.clock.runFor(20_000)
    await expect(showcase(page)).toHaveCSS('opacity', '0')

    films.release()
    await expect(showcase(page)).toHaveCSS('opacity', '1')
    await page.clock.runFor(1_000)
    await expect(showcase(page), 'still there after a second').toHaveCount(1)
    await page.clock.runFor(5_000)
    await expect(showcase(page)).toHaveCount(0)
  })

  test('“Any click or activity ends the showcase”, which follows no link; the idle time starts anew', async ({
    page,
  }) => {
    await openWithoutTime(page)
    await page.getByRole('link', { name: 'Products' }).focus()
    const ends = {
      'a move of the mouse': () => page.mouse.move(300, 200),
      'a move by half a pixel': () => page.mouse.move(300.5, 200),
      'a move that a script reports': () => page.dispatchEvent('body', 'mousemove'),
      'another such move': () => page.dispatchEvent('body', 'mousemove'),
      'a click above a tile': () => page.mouse.click(700, 300),
      'Enter on a focused link': () => page.keyboard.press('Enter'),
      'the wheel': () => page.mouse.wheel(0, 40),
    }
    for (const [name, end] of Object.entries(ends)) {
      await page.clock.runFor(3_100)
      await expect(showcase(page), `${name}: the film is seen`).toHaveCSS('opacity', '1')
      await end()
      await expect(showcase(page), name).toHaveCount(0)
      await page.clock.runFor(2_800)
      await expect(showcase(page), `${name}: not yet again`).toHaveCount(0)
      await expect(page).toHaveURL('/')
    }
  })

  test('the showcase does not begin in a tab in the background, and leaves nothing behind on other pages', async ({
    page,
  }) => {
    await openWithoutTime(page)
    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }),
    )
    await page.clock.runFor(7_000)
    await expect(showcase(page)).toHaveCount(0)

    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => false }),
    )
    await page.clock.runFor(3_100)
    await expect(showcase(page), 'the film is seen').toHaveCSS('opacity', '1')

    await page.mouse.move(20, 20)
    await expect(showcase(page)).toHaveCount(0)
    // A click so soon would still belong to the film.
    await page.getByRole('link', { name: 'About', exact: true }).press('Enter')
    await expect(page).toHaveURL('/about')
    await page.clock.runFor(10_000)
    await expect(showcase(page)).toHaveCount(0)
  })
})

test('under reduced motion posters stay, nothing plays by itself, and a button can start a film', async ({
  page,
}) => {
  await openWithoutTime(page)
  await page.clock.runFor(10_000)
  await expect(showcase(page)).toHaveCount(0)
  await expect(page.locator('#main video')).toHaveCount(0)

  await page
    .getByRole('button', { name: /^Play film/ })
    .first()
    .click()
  await expect(page.locator('#main video')).toHaveCount(1)
})

test('“Mobile layout: a stacked list of the same tiles”', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const tiles = page.locator('#main > *')
  const boxes = await tiles.evaluateAll((all) =>
    all.map((tile) => {
      const { left, width, top, bottom } = tile.getBoundingClientRect()
      return { left, width, top, bottom }
    }),
  )

  expect(boxes).toHaveLength(9)
  for (const [index, { left, width, top }] of boxes.entries()) {
    expect([left, width]).toEqual([0, 390])
    if (index > 0) expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? Infinity)
  }
})

test.describe('on a phone, before any interaction', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  /** Bytes on the wire of all that the page asks for by itself. */
  async function transferred(page: Page, saveData: boolean) {
    if (saveData) await emulateConnection(page, { saveData: true, effectiveType: '4g' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const addresses = new Map<string, string>()
    const received = new Map<string, number>()
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      addresses.set(requestId, new URL(request.url).pathname)
    })
    devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
      received.set(requestId, (received.get(requestId) ?? 0) + dataLength)
    })
    await open(page, '/')
    if (!saveData) await expect(page.locator('#main video').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    // The emulator compresses nothing; Hosting does.
    const weigh = (address: string, bytes: number) =>
      /\.(js|css|svg|webmanifest)$|^\/$/.test(address)
        ? gzipSync(readBuilt(address === '/' ? 'index.html' : address)).length
        : bytes
    const bytes = [...received].reduce(
      (sum, [id, length]) => sum + weigh(addresses.get(id) ?? '', length),
      0,
    )
    process.stdout.write(`    / ${saveData ? 'under Save-Data' : 'on a phone'}: ${bytes} bytes\n`)
    return bytes
  }

  test('home weighs at most 900 kB, with the films that are visible', async ({ page }) => {
    expect(await transferred(page, false)).toBeLessThanOrEqual(900_000)
  })

  test('under Save-Data at most 350 kB, and no film', async ({ page }) => {
    expect(await transferred(page, true)).toBeLessThanOrEqual(350_000)
    await expect(page.locator('video')).toHaveCount(0)
  })
})
