import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
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

test('adds a history entry when the path is another one', async () => {
  expect(await pressCartAndBack()).toBe('/')
})

test('replaces the entry when the router has yet to render the path', async () => {
  history.replaceState(null, '', '/products')

  expect(await pressCartAndBack()).toBe('/about')
})

test('adds a history entry when the URL has another query string', async () => {
  history.replaceState(null, '', '/products?category=snacks')

  expect(await pressCartAndBack()).toBe('/')
})
