import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Link, PrefetchContext } from './link.tsx'

const prefetchScreen = vi.fn()
const prefetchData = vi.fn(() => Promise.resolve())

afterEach(() => {
  prefetchScreen.mockClear()
  prefetchData.mockClear()
})

function start(link = <Link to="/blog">Blog</Link>) {
  const CurrentPath = () => <output>{useLocation().pathname}</output>
  render(
    <PrefetchContext value={prefetchScreen}>
      <MemoryRouter>
        {link}
        <CurrentPath />
      </MemoryRouter>
    </PrefetchContext>,
  )
  return screen.getByRole('status')
}

const blog = () => screen.getByRole('link', { name: 'Blog' })

test('navigates without a page load when it is clicked', async () => {
  const currentPath = start()
  expect(blog()).toHaveAttribute('href', '/blog')

  await userEvent.click(blog())

  expect(currentPath).toHaveTextContent('/blog')
})

test('does not navigate on the second click of a double click', async () => {
  const currentPath = start()

  await userEvent.pointer([
    { keys: '[MouseLeft]', target: document.body },
    { keys: '[MouseLeft]', target: blog() },
  ])

  expect(currentPath).toHaveTextContent(/^\/$/)
})

test('does not navigate when onClick prevents the default', async () => {
  const currentPath = start(
    <Link to="/blog" onClick={(event) => event.preventDefault()}>
      Blog
    </Link>,
  )

  await userEvent.click(blog())

  expect(currentPath).toHaveTextContent(/^\/$/)
})

test('does not navigate when the router has yet to render its page', async () => {
  history.replaceState(null, '', '/blog')
  const currentPath = start()

  await userEvent.click(blog())

  expect(currentPath).toHaveTextContent(/^\/$/)
})

test.each([fireEvent.pointerOver, fireEvent.focusIn, fireEvent.pointerDown])(
  'prefetches its screen and data when it is hovered, focused or pressed (%#)',
  (event) => {
    start(
      <Link to="/blog" prefetchData={prefetchData}>
        Blog
      </Link>,
    )

    event(blog())

    expect(prefetchScreen).toHaveBeenCalledExactlyOnceWith('/blog')
    expect(prefetchData).toHaveBeenCalledOnce()
  },
)

test('prefetches only on a press under Save-Data', () => {
  Object.assign(navigator, { connection: { saveData: true } })
  start()

  fireEvent.pointerOver(blog())
  fireEvent.focusIn(blog())
  expect(prefetchScreen).not.toHaveBeenCalled()

  fireEvent.pointerDown(blog())
  expect(prefetchScreen).toHaveBeenCalledOnce()
})
