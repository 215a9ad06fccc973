import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe in the page itself: @axe-core/playwright opens a second page for each run and passes all
 * results through it, which takes five times as long. It skips frames; the shop has none. Checks only the
 * dialog if one is open: every-page.spec.ts checks the page behind it.
 *
 * @param rules ids of the only rules to check; all by default
 * @returns one text per element that violates a rule
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const root = document.querySelector('dialog[open]') ?? document
    // Without preloading: no rule that is on by default reads stylesheets, and the shop's videos are muted.
    const options = { resultTypes: ['violations' as const], preload: false, iframes: false }
    const { violations } = await window.axe.run(root, { ...options, ...(runOnly && { runOnly }) })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    )
  }, rules)
}
