import { expect, type Page } from '@playwright/test'

/** Repeated only if a resize has not reached fixed elements yet. */
const expectNone = (page: Page, problems: () => string[], state: string) =>
  expect
    .configure({ soft: true })
    .poll(() => page.evaluate(problems), { message: state, timeout: 2_000 })
    .toEqual([])

/** Expects that everything fits into the window, and that no text is cut off or overlaps another. */
export const expectLayout = (page: Page, state: string) => expectNone(page, layoutProblems, state)

/** Expects that no word is broken across lines and no cut-out is cut off. */
export const expectWhole = (page: Page, state: string) => expectNone(page, brokenContents, state)

/** Runs in the page. Text in a scroll container can be scrolled to, so its direction is not checked. */
export function layoutProblems(): string[] {
  /** Line boxes of text are higher than its letters, and antialiasing needs a pixel. */
  const tolerance = 2
  const problems: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) problems.push(`scrolls ${scrollWidth - clientWidth} px sideways`)

  const root = document.querySelector('dialog[open]') ?? document.body
  for (const control of root.querySelectorAll('input, button, select, [role=button]')) {
    if (isVisible(control)) check(control.getBoundingClientRect(), control, nameOf(control))
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const placed: { letters: DOMRect; text: string; layer: Element | null }[] = []
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const { parentElement: parent, textContent } = node
    if (!parent || !textContent?.trim() || !isVisible(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = textContent.trim().slice(0, 40)
    for (const line of range.getClientRects()) {
      const letters = lettersOf(line)
      check(letters, parent, text)
      const layer = layerOf(parent)
      const covered = placed.find(
        (other) => other.layer === layer && overlap(letters, other.letters),
      )
      if (covered) problems.push(`'${text}' overlaps '${covered.text}'`)
      placed.push({ letters, text, layer })
    }
  }
  return [...new Set(problems)]

  function nameOf(control: Element) {
    return control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.id
  }

  function isVisible(element: Element) {
    const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return shown && !element.closest('.sr-only, .truncate, [inert]')
  }

  function lettersOf({ x, y, width, height }: DOMRect) {
    return new DOMRect(x, y + height / 5, width, (height * 3) / 5)
  }

  /** Text may scroll below text in a fixed or sticky element. */
  function layerOf(element: Element): Element | null {
    const { position } = getComputedStyle(element)
    if (position === 'fixed' || position === 'sticky') return element
    return element.parentElement && layerOf(element.parentElement)
  }

  function overlap(one: DOMRect, other: DOMRect) {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > tolerance && height > tolerance
  }

  /** Adds a problem if the part is beyond the window, a clipping ancestor or its button. */
  function check(part: DOMRect, start: Element, name: string) {
    let scrollsX = false
    let scrollsY = false
    for (let at: Element | null = start; at; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      const holds = at.matches('button, [role=button], .pill')
      const beyondX = part.left < box.left - tolerance || part.right > box.right + tolerance
      const beyondY = part.top < box.top - tolerance || part.bottom > box.bottom + tolerance
      // An open dialog, or the panel in it, may scroll vertically, like the document.
      scrollsX ||= at !== root && at.parentElement !== root && /auto|scroll/.test(overflowX)
      scrollsY ||= /auto|scroll/.test(overflowY)
      const cutX = !scrollsX && beyondX && (holds || overflowX !== 'visible')
      const cutY = !scrollsY && beyondY && (holds || overflowY !== 'visible')
      if ((cutX || cutY) && at !== document.documentElement) {
        problems.push(`'${name}' is cut off by ${at.tagName} ${at.className}`)
        return
      }
      if (position === 'fixed') break
    }
    if (!scrollsX && (part.left < -tolerance || part.right > innerWidth + tolerance))
      problems.push(`'${name}' is beyond the window`)
  }
}

/** Runs in the page. Returns each word that is broken across lines and each cut-out that is cut off. */
function brokenContents(): string[] {
  const tolerance = 3
  const problems: string[] = []
  const root = document.querySelector('dialog[open]') ?? document.body
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    // A hyphen may end a line. An e-mail address may be longer than any line.
    for (const { 0: word, index } of node.textContent?.matchAll(/[^\s\-–]{3,}/g) ?? []) {
      if (word.includes('@')) continue
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) problems.push(`'${word}' is broken across lines`)
    }
  }
  for (const image of document.querySelectorAll('.cast-shadow img, .flat-shadow img')) {
    const part = image.getBoundingClientRect()
    for (let at = image.parentElement; at && at !== document.body; at = at.parentElement) {
      const box = at.getBoundingClientRect()
      const cut = part.top < box.top - tolerance || part.bottom > box.bottom + tolerance
      if (cut && getComputedStyle(at).overflowY === 'hidden')
        problems.push(`${image.getAttribute('src')} is cut off by ${at.className}`)
    }
  }
  return problems
}
