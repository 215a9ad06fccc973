import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useGoTo } from './use-go-to.ts'

function Page() {
  const goTo = useGoTo()
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => goTo('/products')}>Cart</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <output>{useLocation().pathname}</output>
    </>
  )
}

async function pressCartAndBack() {
  render(
    <MemoryRouter initialEntries={['/about', '/']} initialIndex={1}>
      <Page />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }))
  expect(screen.getByRole('status')).toHaveTextContent('/products')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  return screen.getByRole('status').textContent
}

afterEach(() => history.replaceState(null, '', '/'))

test('another path → adds a history entry', async () => {
  expect(await pressCartAndBack()).toBe('/')
})

test('the browser is already at the path, which the router has yet to render → replaces the entry', async () => {
  history.replaceState(null, '', '/products')

  expect(await pressCartAndBack()).toBe('/about')
})

test('the browser is at the same path with a query string → adds a history entry', async () => {
  history.replaceState(null, '', '/products?category=snacks')

  expect(await pressCartAndBack()).toBe('/')
})
