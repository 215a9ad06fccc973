import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonScript, link, meta } from './head-tags.ts'

/** Arbitrary text, including sequences that are special in HTML or older JavaScript. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('</script>', '<!--', ']]>', '<script', '&lt;', '"', "'", '\u2028', '\u2029'),
    ),
  )
  .map((parts) => parts.join(''))

const parsed = (html: string) => {
  const head = document.createElement('head')
  head.innerHTML = html
  return head
}

test('keeps any data in a JSON script, which it cannot end', () => {
  const data = fc.dictionary(text, fc.oneof(text, fc.integer(), fc.array(text)), {
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(data, (value) => {
      const script = parsed(jsonScript(value))

      expect(script.children).toHaveLength(1)
      expect(JSON.parse(script.textContent)).toEqual(value)
      expect(script.textContent).not.toMatch(/<|\u2028|\u2029/)
    }),
  )
})

test('keeps any text in an attribute', () => {
  fc.assert(
    fc.property(text, (value) => {
      const head = parsed(meta('name', 'twitter:title', value) + link('canonical', value))

      expect(head.children).toHaveLength(2)
      expect(head.querySelector('meta[name="twitter:title"]')).toHaveAttribute('content', value)
      expect(head.querySelector('link[rel=canonical]')).toHaveAttribute('href', value)
    }),
  )
})
