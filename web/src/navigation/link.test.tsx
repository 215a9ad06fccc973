import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Link } from './link.tsx'

function start(link: React.ReactNode) {
  const CurrentPath = () => <output>{useLocation().pathname}</output>
  render(
    <MemoryRouter>
      {link}
      <CurrentPath />
    </MemoryRouter>,
  )
  return screen.getByRole('status')
}

test('the visitor clicks → navigates without a page load', async () => {
  const currentPath = start(<Link to="/blog">Blog</Link>)
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')

  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))

  expect(currentPath).toHaveTextContent('/blog')
})

test('the visitor Ctrl-clicks → does not navigate, so that the browser opens a tab', async () => {
  const currentPath = start(<Link to="/blog">Blog</Link>)
  const visitor = userEvent.setup()

  await visitor.keyboard('{Control>}')
  await visitor.click(screen.getByRole('link', { name: 'Blog' }))

  expect(currentPath).toHaveTextContent(/^\/$/)
})

test('second click of a double click → does not navigate', async () => {
  const currentPath = start(<Link to="/blog">Blog</Link>)

  await userEvent.pointer([
    { keys: '[MouseLeft]', target: document.body },
    { keys: '[MouseLeft]', target: screen.getByRole('link', { name: 'Blog' }) },
  ])

  expect(currentPath).toHaveTextContent(/^\/$/)
})

test('onClick prevents the default → does not navigate', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
  const currentPath = start(
    <Link to="/blog" onClick={onClick}>
      Blog
    </Link>,
  )

  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))

  expect(onClick).toHaveBeenCalledOnce()
  expect(currentPath).toHaveTextContent(/^\/$/)
})

test('the browser is already at the target, which the router has yet to render → no second history entry', async () => {
  history.replaceState(null, '', '/blog')
  function Page() {
    const navigate = useNavigate()
    return (
      <>
        <Link to="/blog">Blog</Link>
        <button onClick={() => void navigate(-1)}>Back</button>
        <output>{useLocation().pathname}</output>
      </>
    )
  }
  render(
    <MemoryRouter initialEntries={['/about', '/']} initialIndex={1}>
      <Page />
    </MemoryRouter>,
  )

  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
  expect(screen.getByRole('status')).toHaveTextContent('/blog')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))

  expect(screen.getByRole('status')).toHaveTextContent('/about')
  history.replaceState(null, '', '/')
})
