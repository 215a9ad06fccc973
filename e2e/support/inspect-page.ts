import type { Page } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findViolations } from './axe.ts'
import { markupFolder } from './environment.ts'
import { joinedTexts } from './joined-texts.ts'
import { conflictingClasses } from './conflicting-classes.ts'
import { finishAnimations } from './shop-page.ts'
import { expect } from './test.ts'

/**
 * Checks a screen in a state, once animations have finished: no violations of axe's rules, no horizontal
 * overflow, no texts without a space between them, no conflicting classes. Writes the markup for the
 * HTML validator.
 */
export async function inspectPage(page: Page, state: string) {
  await finishAnimations(page)
  expect.soft(await findViolations(page), state).toEqual([])
  expect.soft(await horizontalOverflow(page), `${state}: overflow in pixels`).toBe(0)
  expect.soft(await page.evaluate(joinedTexts), `${state}: texts without a space`).toEqual([])
  expect.soft(await page.evaluate(conflictingClasses), `${state}: classes`).toEqual([])
  await writeMarkup(page, state)
}

/** How many pixels the page scrolls horizontally. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** Writes the HTML for html.teardown.ts, which starts the validator once for the whole run. */
async function writeMarkup(page: Page, state: string) {
  // One file for all widths of a page.
  const name = state.replace(/, \d+ px$/, '').replace(/[^a-z\d]+/gi, '-')
  await mkdir(markupFolder, { recursive: true })
  await writeFile(path.join(markupFolder, `${name}.html`), await page.content())
}
