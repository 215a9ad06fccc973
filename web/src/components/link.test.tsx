import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Link } from './link.tsx'

function start(link: React.ReactNode) {
  const Here = () => <output>{useLocation().pathname}</output>
  render(
    <MemoryRouter>
      {link}
      <Here />
    </MemoryRouter>,
  )
  return screen.getByRole('status')
}

test('a click goes there without loading a page', async () => {
  const here = start(<Link to="/blog">Blog</Link>)
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')

  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))

  expect(here).toHaveTextContent('/blog')
})

test('a click for a new tab is left to the browser', async () => {
  const here = start(<Link to="/blog">Blog</Link>)
  const visitor = userEvent.setup()

  await visitor.keyboard('{Control>}')
  await visitor.click(screen.getByRole('link', { name: 'Blog' }))

  expect(here).toHaveTextContent(/^\/$/)
})

test('a click that somebody has dealt with goes nowhere', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
  const here = start(
    <Link to="/blog" onClick={onClick}>
      Blog
    </Link>,
  )

  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))

  expect(onClick).toHaveBeenCalledOnce()
  expect(here).toHaveTextContent(/^\/$/)
})
