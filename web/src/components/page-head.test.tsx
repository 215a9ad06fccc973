import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '../brand/brand.ts'
import { PageHead } from './page-head.tsx'

test('a title is given → sets the document title with the brand, and the description', () => {
  render(<PageHead title="Sign in" description="Sign in to your account." />)

  expect(document.title).toBe(`Sign in – ${brand.name}`)
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'Sign in to your account.',
  )
})

test('no title is given → the document title is the brand and its tagline', () => {
  render(<PageHead description="The shop." />)

  expect(document.title).toBe(`${brand.name} – ${brand.tagline}`)
})
