import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

test('unknown path → “Page Not Found” and a link home', () => {
  renderWithAccount(<NotFoundScreen />)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})
