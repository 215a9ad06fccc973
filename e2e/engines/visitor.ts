import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, type ViewportSize } from '@playwright/test'
import type { Tab } from './engine.ts'

type Target = { role: string; name?: string | RegExp } | { label: string } | { text: string }

const queries = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** In milliseconds. The timeout only stops a journey that hangs. */
const OFTEN = { intervals: [100], timeout: 30_000 }

export class Visitor {
  readonly tab: Tab
  #origin: string

  constructor(tab: Tab, origin: string) {
    this.tab = tab
    this.#origin = origin
  }

  async open(path: string) {
    await this.visit(path)
    await this.waitForHydration()
  }

  async visit(path: string) {
    await this.#leave(`location.assign(${JSON.stringify(this.#origin + path)})`)
  }

  async leave() {
    await this.tab.evaluate(`void location.assign('about:blank')`)
    await this.until('an empty page', () => location.href === 'about:blank')
  }

  async reload() {
    await this.#leave('location.reload()')
    await this.waitForHydration()
  }

  async #leave(expression: string) {
    await this.tab.evaluate(`void document.documentElement.setAttribute('data-left', '')`)
    await this.tab.evaluate(`void ${expression}`)
    await this.until('another document', () =>
      Boolean(document.querySelector('html:not([data-left]) h1')),
    )
  }

  async resize(viewport: ViewportSize) {
    await this.tab.resize(viewport)
    await expect.poll(() => this.run(() => innerWidth), OFTEN).toBe(viewport.width)
  }

  async waitForHydration() {
    // React sets a property on each hydrated element.
    await this.until('hydration', () =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    )
  }

  async run<Result>(script: () => Result) {
    return (await this.tab.evaluate(`(${String(script)})()`)) as Awaited<Result>
  }

  async until(what: string, script: () => boolean | Promise<boolean>) {
    // A page that is being left fails to answer.
    await expect.poll(() => this.run(script).catch(String), { message: what, ...OFTEN }).toBe(true)
  }

  /** @returns the result of the function for the elements that are visible now */
  async read<Result>(target: Target, of: (elements: HTMLElement[]) => Result): Promise<Result> {
    const isDefined = await this.run(() => 'TestingLibraryDom' in window)
    if (!isDefined) await this.tab.evaluate(`(() => { ${queries} })()`)
    return (await this.tab.evaluate(`(${String(of)})(${find(target)})`)) as Result
  }

  /** Presses the middle of the first such element, once it stands still and nothing covers it. */
  async click(target: Target) {
    for (const limit = Date.now() + OFTEN.timeout; ;) {
      const point = await this.read(target, middleOfFirst).catch(String)
      if (Array.isArray(point)) return this.tab.click(...point)
      if (Date.now() > limit) throw new Error(`${JSON.stringify(target)} ${point}`)
      await delay(50)
    }
  }

  /** Replaces the text of a field at once, as a paste does: WebKit's driver needs seconds for its keys. */
  async fill(label: string, text: string) {
    await this.click({ label })
    await this.read({ label }, ([field]) => (field as HTMLInputElement).select())
    await this.tab.evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`)
    await this.expect({ label }, ([field]) => (field as HTMLInputElement).value).toBe(text)
  }

  expect<Result>(target: Target, of: (elements: HTMLElement[]) => Result) {
    return expect.poll(() => this.read(target, of), { message: JSON.stringify(target), ...OFTEN })
  }

  async see(target: Target) {
    await this.expect(target, (elements) => elements.length).toBeGreaterThan(0)
  }

  async expectCount(target: Target, count: number) {
    await this.expect(target, (elements) => elements.length).toBe(count)
  }

  async expectFocus(target: Target) {
    await this.expect(target, ([element]) => element === document.activeElement).toBe(true)
  }

  async expectPath(path: string) {
    await expect.poll(() => this.run(() => location.pathname), OFTEN).toBe(path)
  }
}

function find(target: Target): string {
  const query =
    'role' in target
      ? `Role(document.body, ${literal(target.role)}, { name: ${literal(target.name)} })`
      : 'label' in target
        ? `LabelText(document.body, ${literal(target.label)})`
        : `Text(document.body, ${literal(target.text)})`
  return `TestingLibraryDom.queryAllBy${query}.filter(${String(isReachable)})`
}

const literal = (value: string | RegExp | undefined) =>
  typeof value === 'string' ? JSON.stringify(value) : String(value)

/** Runs in the page. Whether the element is visible and not behind a dialog. */
function isReachable(element: HTMLElement) {
  const modal = document.querySelector('dialog:modal')
  const isVisible = element.checkVisibility({ visibilityProperty: true })
  return isVisible && (!modal || modal.contains(element))
}

/** Runs in the page. */
async function middleOfFirst([element]: HTMLElement[]): Promise<[number, number] | string> {
  if (!element) return 'is not there'
  const frame = () => new Promise(requestAnimationFrame)
  const middle = (): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [Math.round(left + width / 2), Math.round(top + height / 2)]
  }
  const isHit = () => element.contains(document.elementFromPoint(...middle()))
  if (!isHit()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = middle().join()
  await frame()
  await frame()
  if (before !== middle().join()) return 'moves'
  return isHit() ? middle() : 'is covered'
}
