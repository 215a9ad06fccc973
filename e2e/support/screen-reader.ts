import type { Page } from '@playwright/test'
import { expect } from './test.ts'

declare global {
  interface Window {
    heard: string[]
  }
}

/** Stands for a move of the focus, whose target aria snapshots of focused() describe. */
export const focusMoves = '(focus moves)'

export const focused = (page: Page) => page.locator(':focus')

/** Records what live regions say and when the focus moves, in order, on each page opened from now on. */
export const listen = (page: Page) =>
  page.addInitScript((focusMoves) => {
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off])'
    window.heard = []
    /** A region that comes together with its text is not heard, except for an alert. */
    let known = new Set<Element>()

    const say = (records: MutationRecord[]) => {
      const said = new Map<Element, string>()
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live)
        if (region && (known.has(region) || region.role === 'alert')) {
          const added = [...addedNodes].map((node) => node.textContent ?? '').join('')
          const text = region.ariaAtomic === 'false' ? added : region.textContent
          if (addedNodes.length > 0 || target instanceof Text) said.set(region, text)
        }
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.role === 'alert') said.set(alert, alert.textContent)
        }
      }
      const modal = document.querySelector(':modal')
      for (const [region, text] of said)
        if (text.trim() && region.checkVisibility() && (!modal || modal.contains(region)))
          window.heard.push(text.trim())
      known = new Set(document.querySelectorAll(live))
    }

    const observer = new MutationObserver(say)
    observer.observe(document, { childList: true, subtree: true, characterData: true })
    document.addEventListener('focusin', () => {
      say(observer.takeRecords())
      window.heard.push(focusMoves)
    })
  }, focusMoves)

/** Expects exactly this since the last call, with moves of the focus counted once until something is said. */
export async function expectHeard(page: Page, ...expected: string[]) {
  const heard = () =>
    page.evaluate((focusMoves) => {
      const { heard } = window
      return heard.filter((text, index) => text !== focusMoves || heard[index - 1] !== focusMoves)
    }, focusMoves)
  await expect.poll(heard).toEqual(expected)
  await page.evaluate(() => (window.heard = []))
}
