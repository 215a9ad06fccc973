import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonScript, link, meta } from './markup.ts'

/** What people and programs write, with what HTML and older JavaScript trip over among it. */
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

test('data comes back from its script as it was, and nothing in it can end the script', () => {
  const data = fc.dictionary(text, fc.oneof(text, fc.integer(), fc.array(text)), {
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(data, (said) => {
      const script = parsed(jsonScript(said))

      expect(script.children).toHaveLength(1)
      expect(JSON.parse(script.textContent)).toEqual(said)
      expect(script.textContent).not.toMatch(/<|\u2028|\u2029/)
    }),
  )
})

test('a description comes back from its attribute as it was', () => {
  fc.assert(
    fc.property(text, (said) => {
      const head = parsed(meta('name', 'twitter:title', said) + link('canonical', said))

      expect(head.children).toHaveLength(2)
      expect(head.querySelector('meta[name="twitter:title"]')).toHaveAttribute('content', said)
      expect(head.querySelector('link[rel=canonical]')).toHaveAttribute('href', said)
    }),
  )
})
