/* From the click on a link until the new screen is painted. */
import type { Page } from '@playwright/test'
import { routes } from '../e2e/support/routes.ts'
import { paths } from '../web/src/paths.ts'
import { visit, type Shop } from './browser.ts'
import { measureRows } from './measure.ts'

// Only signed-in visitors see links to their orders and profile.
const notLinked: readonly string[] = [paths.orders, paths.profile]
const linked = routes.filter((path) => !notLinked.includes(path))

/** The floor is the time to load the same scripts, and to lay out and paint the same HTML. */
export const measureNavigation = ({ browser, origin }: Shop) =>
  measureRows(linked, 3, async (path) => {
    const start = path === paths.products ? paths.about : paths.products
    const page = await visit(browser, origin + start)
    const { time, scripts } = await navigate(page, path)
    const floor = await floorTime(page, scripts)
    await page.context().close()
    return { navigation: { measured: time, floor } }
  })

/** Has no named inner functions: tsx would add calls that the page does not know. */
function navigate(page: Page, path: string) {
  return page.evaluate(async (to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
    if (!link) throw new Error(`The page has no link to ${to}.`)
    const before = document.querySelector('h1')
    const start = performance.now()
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    link.click()
    while (location.pathname !== to || document.querySelector('h1') === before)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const time = performance.now() - start
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= start && name.endsWith('.js'))
    return { time, scripts: files.map(({ name }) => name) }
  }, path)
}

/**
 * Loads the scripts again, all at once, and replaces the new screen by its own HTML.
 *
 * @returns the milliseconds until that is painted
 */
function floorTime(page: Page, scripts: readonly string[]) {
  return page.evaluate(async (urls) => {
    const main = document.querySelector('main')
    if (!main) throw new Error('The page has no main element.')
    const html = main.innerHTML
    const start = performance.now()
    await Promise.all(urls.map((url) => import(`${url}?again`)))
    main.innerHTML = html
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, scripts)
}
