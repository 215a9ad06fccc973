import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nadia, renderWithAccount } from '../../testing/render-with-account.tsx'
import { brand } from '../../brand/brand.ts'
import { paths } from '../../paths.ts'
import { notices } from '../../account/notices.ts'
import { HomeScreen } from './home-screen.tsx'
import { homeTiles } from './home-text.ts'
import { intervalMs } from './logo-tile.tsx'

test.each([
  ...homeTiles.map(({ label, to }): [string, string] => [label, to]),
  ['Sign In', paths.login],
  ['Sign Up', paths.register],
])('the tile %s links to %s', (name, path) => {
  renderWithAccount(<HomeScreen />)

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('the h1 of the home page is the tagline, for screen readers after the name', () => {
  renderWithAccount(<HomeScreen />)

  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent(`${brand.name}: ${brand.tagline}`)
})

test('has the tiles Profile and Sign Out when signed in', async () => {
  const { visitor } = renderWithAccount(<HomeScreen />, { user: nadia })
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', paths.profile)
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()

  await visitor.click(screen.getByRole('button', { name: 'Sign Out' }))

  expect(await screen.findByText(notices.signedOut)).toBeVisible()
})

test('stops the change of the logo and the showcase when the visitor pauses the films', () => {
  vi.useFakeTimers()
  const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  renderWithAccount(<HomeScreen />)
  const logo = () => document.querySelector('[data-logo]')?.getAttribute('data-logo')
  advance(100)

  fireEvent.click(screen.getByRole('button', { name: 'Pause films' }))
  const paused = logo()
  advance(3 * intervalMs + 100)

  expect(logo()).toBe(paused)
  expect(document.querySelector('[data-showcase]')).toBeNull()
})
