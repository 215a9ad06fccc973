import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => {
    // React sets a property on each hydrated element, and may go on with others.
    const heading = document.querySelector('main h1')
    const isReached =
      heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
    // The app removes the recorder of early events after hydration.
    return isReached && !('eventRecorder' in window)
  })
}

export const waitForPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Waits for the animations that scrolling, resizing or a change of the mode starts. */
export const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    // One that follows the scroll position finishes only at the end of the page.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
  })

/** Pauses the page's clock: only `page.clock` advances timers from now on. */
export async function pauseClock(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  // pauseAt() throws for a time in the past. Even a slow machine reaches it within a minute.
  await page.clock.pauseAt(now + 60_000)
}

/** A form's status has the same role. */
export const toasts = (page: Page) => page.locator('#toasts')

export const errorBox = (page: Page) => page.getByRole('alert')

export const userMenu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name })

export async function expectSignedOut(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
}

export async function expectToast(page: Page, text: string) {
  await expect(toasts(page)).toContainText(text)
  const box = await toasts(page).getByText(text).boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.y).toBeLessThan(height / 4)
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2, 'on the right half').toBeGreaterThan(width / 2)
}

/** Disables prefetching, so that each request comes from an action: browses with Save-Data. */
export const disablePrefetch = (page: Page) =>
  page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })

export async function setTextSize(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    standard,
  )
}

/** Spaces the text as readers may do (WCAG 1.4.12), until the page is left. */
export const setTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets = [sheet]
  })
