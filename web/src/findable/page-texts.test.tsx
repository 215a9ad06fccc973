import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageHead } from '../ui/page-head.tsx'
import { textsOf } from './page-texts.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom('"Bread" & <butter>', "Ada's", '&amp;', '৳4,000'),
)

test('title and description are read as they were said, whatever they are', () => {
  fc.assert(
    fc.property(text, text, (title, description) => {
      const head = renderToStaticMarkup(<PageHead title={title} description={description} />)

      expect(textsOf(head)).toEqual({ title: `${title} – SHOBOL`, description })
    }),
  )
})

test.each(['', '<title>Products</title>', '<meta name="description" content="All of it."/>'])(
  'a head without the one or the other is refused: %s',
  (head) => {
    expect(() => textsOf(head)).toThrow('no title or no description')
  },
)
