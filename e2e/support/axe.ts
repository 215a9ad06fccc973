import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Runs axe in the page itself: @axe-core/playwright opens a second page for each run and passes all
 * results through it, which takes five times as long. It skips frames; the shop has none.
 *
 * @returns one text per element that violates a rule
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    )
  })
}
