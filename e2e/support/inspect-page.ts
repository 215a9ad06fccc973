import type { Page } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findViolations } from './axe.ts'
import { markupFolder } from './environment.ts'
import { joinedTexts } from './joined-texts.ts'
import { expect } from './test.ts'

/**
 * What must hold for every screen in every state, once nothing moves any more: axe finds nothing, no
 * sideways scrolling, no texts that run together; the markup is kept for the HTML validator.
 */
export async function inspectPage(page: Page, state: string) {
  await page.evaluate(async () => {
    // Two frames: what a scroll has set in motion has begun by then.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  expect.soft(await findViolations(page), state).toEqual([])
  expect.soft(await sidewaysOverflow(page), `${state}: pixels wider than the window`).toBe(0)
  expect.soft(await page.evaluate(joinedTexts), `${state}: texts that run together`).toEqual([])
  await writeMarkup(page, state)
}

/** How many pixels the page can be scrolled sideways. */
const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** For html.teardown.ts, which starts the validator once for the whole run. */
async function writeMarkup(page: Page, state: string) {
  const name = `${state} ${page.viewportSize()?.width ?? ''}`.replace(/[^a-z\d]+/gi, '-')
  await mkdir(markupFolder, { recursive: true })
  await writeFile(path.join(markupFolder, `${name}.html`), await page.content())
}
