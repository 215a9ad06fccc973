import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { renderWithAccount } from '../testing/render-with-account.tsx'
import { samePage } from '../navigation/scroll-and-focus.tsx'
import { useOpenUntilNavigation } from './use-open-until-navigation.ts'

/** The setter from the first render. An event listener that was added then may still call it. */
let firstSetOpen: ((open: boolean) => void) | undefined

afterEach(() => (firstSetOpen = undefined))

function Menu() {
  const [open, setOpen] = useOpenUntilNavigation()
  firstSetOpen ??= setOpen
  const navigate = useNavigate()
  return (
    <>
      <p>{useLocation().search}</p>
      <output>{open ? 'open' : 'closed'}</output>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => void navigate('/blog')}>Leave</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate({ search: 'q=bar' }, { state: samePage })}>
        Filter
      </button>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.getByText(/^(open|closed)$/)
const currentPath = () => screen.getByRole('complementary')

test('closes when a navigation ends, and stays closed when the visitor goes back', async () => {
  renderWithAccount(<Menu />, {}, '/about')
  press('Open')
  expect(shown()).toHaveTextContent('open')

  press('Leave')
  await waitFor(() => expect(currentPath()).toHaveTextContent('/blog'))
  expect(shown()).toHaveTextContent('closed')

  press('Back')
  await waitFor(() => expect(currentPath()).toHaveTextContent('/about'))
  expect(shown()).toHaveTextContent('closed')
})

test('opens when a setter of an earlier render is called after a navigation', async () => {
  renderWithAccount(<Menu />, {}, '/about')
  press('Leave')
  await waitFor(() => expect(currentPath()).toHaveTextContent('/blog'))

  act(() => firstSetOpen?.(true))
  expect(shown()).toHaveTextContent('open')
})

test('stays open when a navigation within the page ends, until Back', async () => {
  renderWithAccount(<Menu />, {}, '/products')
  press('Open')
  press('Filter')
  await screen.findByText('?q=bar')
  expect(shown()).toHaveTextContent('open')

  press('Back')
  await waitFor(() => expect(shown()).toHaveTextContent('closed'))
})
