/**
 * Runs in the page. Finds texts of one block or control that are apart on screen but have no space
 * between them in `textContent`, which is copied, searched and read aloud. Returns the end of one text
 * and the beginning of the next as 'end|beginning'. A text may wrap at a <wbr>.
 */
export function joinedTexts(): string[] {
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
