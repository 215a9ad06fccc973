import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nadia, renderWithAccount } from '../../testing/render-with-account.tsx'
import { HomeScreen } from './home-screen.tsx'

test.each([
  ['Products', '/products'],
  ['Limited Edition', '/limited-edition'],
  ['Fitness Accessories', '/limited-edition'],
  ['Lifestyle', '/lifestyle'],
  ['Blog', '/blog'],
  ['About', '/about'],
  ['Sign In', '/login'],
  ['Sign Up', '/register'],
])('the tile %s links to %s', (name, address) => {
  renderWithAccount(<HomeScreen />)

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
})

test('the tagline is the h1', () => {
  renderWithAccount(<HomeScreen />)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Be good. Be happy. Be strong.',
  )
})

test('signed in → tiles for the profile and signing out', async () => {
  const { visitor } = renderWithAccount(<HomeScreen />, { user: nadia })
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()

  await visitor.click(screen.getByRole('button', { name: 'Sign Out' }))

  expect(await screen.findByText('Successfully logged out!')).toBeVisible()
})
