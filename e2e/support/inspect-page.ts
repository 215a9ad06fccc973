import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { markupFolder } from './environment.ts'
import { finishAnimations } from './shop-page.ts'
import { expect } from './test.ts'

/** Checks a screen in a state, once animations have finished, and writes its markup for the HTML validator. */
export async function inspectPage(page: Page, state: string) {
  await finishAnimations(page)
  expect.soft(await findViolations(page), state).toEqual([])
  expect.soft(await horizontalOverflow(page), `${state}: overflow in pixels`).toBe(0)
  expect.soft(await page.evaluate(joinedTexts), `${state}: texts without a space`).toEqual([])
  expect.soft(await page.evaluate(conflictingClasses), `${state}: classes`).toEqual([])
  await writeMarkup(page, state)
}

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** Writes the HTML for html.teardown.ts, which starts the validator once for the whole run. */
async function writeMarkup(page: Page, state: string) {
  // One file for all widths of a page.
  const name = state.replace(/, \d+ px$/, '').replace(/[^a-z\d]+/gi, '-')
  await mkdir(markupFolder, { recursive: true })
  await writeFile(path.join(markupFolder, `${name}.html`), await page.content())
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe in the page itself: @axe-core/playwright opens a second page for each run, which takes five times as long.
 * Checks only the dialog if one is open: every-page.spec.ts checks the page behind it.
 * @param rules ids of the only rules to check; all by default
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

/**
 * Runs in the page. Finds texts of one block or control that are apart on screen but have no space between them
 * in `textContent`, which is copied, searched and read aloud. A text may wrap at a <wbr>.
 */
function joinedTexts(): string[] {
  const found = new Set<string>()
  const box = (node: Text, from: number) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, from + 1)
    return range.getBoundingClientRect()
  }
  const isApart = (a: DOMRect, b: DOMRect) =>
    Math.abs(b.left - a.right) > 1.5 || b.top >= a.bottom - 1 || b.bottom <= a.top + 1

  for (const element of document.querySelectorAll('p,li,a,button,label,h1,h2,h3,h4,h5,h6,dt,dd')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let last: Text | undefined
    let spaced = true
    for (let next = texts.nextNode(); next instanceof Text; next = texts.nextNode()) {
      const { data } = next
      if (!data) continue
      const range = document.createRange()
      range.selectNodeContents(next)
      if (data.trim() === '') spaced = true
      if (data.trim() === '' || range.getClientRects().length === 0) continue
      if (next.previousSibling?.nodeName === 'WBR') spaced = true
      if (last && !spaced && !/^\s/.test(data) && isApart(box(last, last.length - 1), box(next, 0)))
        found.add(`${last.data.slice(-30)}|${data.slice(0, 30)}`)
      last = next
      spaced = /\s$/.test(data)
    }
  }
  return [...found]
}

/** Runs in the page. Finds classes of one element that set a property differently: only their order decides. */
function conflictingClasses(): string[] {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'utilities')
    .flatMap((layer) => [...(layer as CSSLayerBlockRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
  const styles = new Map(rules.map(({ selectorText, style }) => [selectorText, style]))
  const styleOf = (name: string) => styles.get(`.${CSS.escape(name)}`)
  const conflicts = new Set<string>()
  for (const { classList } of document.querySelectorAll('[class]')) {
    const setBy = new Map<string, string>()
    for (const name of classList) {
      for (const property of styleOf(name) ?? []) {
        const other = setBy.get(property)
        if (other && isConflict(property, styleOf(name), styleOf(other)))
          conflicts.add(`${other} and ${name}: ${property}`)
        setBy.set(property, name)
      }
    }
  }
  return [...conflicts]

  function isConflict(property: string, one?: CSSStyleDeclaration, other?: CSSStyleDeclaration) {
    const [value, otherValue] = [one, other].map((style) => style?.getPropertyValue(property) ?? '')
    return value !== otherValue && !composes(value, other) && !composes(otherValue, one)
  }

  /** Whether the value takes a custom property that the other class sets, as text-lg does of leading-snug. */
  function composes(value = '', style?: CSSStyleDeclaration) {
    return [...(style ?? [])].some((name) => name.startsWith('--') && value.includes(`var(${name}`))
  }
}
