import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { renderWithAccount } from '../testing/render-with-account.tsx'
import { useOpenHere } from './use-open-here.ts'

/** What a listener holds that was added at the first render and not replaced yet. */
let firstSetOpen: ((open: boolean) => void) | undefined

afterEach(() => (firstSetOpen = undefined))

function Menu() {
  const [open, setOpen] = useOpenHere()
  firstSetOpen ??= setOpen
  const navigate = useNavigate()
  return (
    <>
      <output>{open ? 'open' : 'closed'}</output>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => void navigate('/blog')}>Leave</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.getByText(/^(open|closed)$/)
const whereabouts = () => screen.getByRole('complementary')

test('a navigation closes it, and going back does not find it open again', async () => {
  renderWithAccount(<Menu />, {}, '/about')
  press('Open')
  expect(shown()).toHaveTextContent('open')

  press('Leave')
  await waitFor(() => expect(whereabouts()).toHaveTextContent('/blog'))
  expect(shown()).toHaveTextContent('closed')

  press('Back')
  await waitFor(() => expect(whereabouts()).toHaveTextContent('/about'))
  expect(shown()).toHaveTextContent('closed')
})

test('a key that is pressed before the effects of a navigation have run opens it', async () => {
  renderWithAccount(<Menu />, {}, '/about')
  press('Leave')
  await waitFor(() => expect(whereabouts()).toHaveTextContent('/blog'))

  act(() => firstSetOpen?.(true))
  expect(shown()).toHaveTextContent('open')
})
