import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '../brand/brand.ts'
import { PageHead } from './page-head.tsx'

test.each([
  ['Sign in', `Sign in – ${brand.name}`],
  [undefined, `${brand.name} – ${brand.tagline}`],
])('adds the brand when the title is %s, and sets the description', (title, fullTitle) => {
  render(<PageHead title={title} description="The shop." />)

  expect(document.title).toBe(fullTitle)
  const description = document.querySelector('meta[name=description]')
  expect(description).toHaveAttribute('content', 'The shop.')
})
