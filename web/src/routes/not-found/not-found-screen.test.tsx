import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { notFound } from './route.ts'

test('unknown path → shows the title as h1 and a link to the home page', () => {
  renderWithAccount(<NotFoundScreen />)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.title)
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', paths.home)
})
