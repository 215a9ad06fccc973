import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderWithAccount } from '../testing/render-with-account.tsx'
import { useOpenHere } from './use-open-here.ts'

function Menu() {
  const [open, setOpen] = useOpenHere()
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
