import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderWithAccount } from '../../render-with-account.tsx'
import { useCatalogueFilter } from './use-catalogue-filter.ts'

function Filter() {
  const { category, text, choose, search, reset } = useCatalogueFilter()
  const navigate = useNavigate()
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => search(event.target.value)} />
      <output aria-label="Category">{category}</output>
      <output aria-label="Address">{useLocation().search}</output>
      <button onClick={() => choose('snacks')}>Snacks</button>
      <button onClick={reset}>Reset</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

const box = () => screen.getByRole('textbox', { name: 'Text' })
const shown = (name: string) => screen.getByRole('status', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test('what is typed stands at once, the address follows', async () => {
  renderWithAccount(<Filter />, {}, '/products?utm=x')

  for (const text of ['p', 'pr', 'pro']) {
    type(text)
    expect(box()).toHaveValue(text)
  }

  await waitFor(() => expect(shown('Address')).toHaveTextContent('?utm=x&q=pro'))
  expect(box()).toHaveValue('pro')
})

test('a choice takes what was typed with it; back and reset are followed by the box', async () => {
  renderWithAccount(<Filter />, {}, '/products')
  type('bar')
  press('Snacks')
  await waitFor(() => expect(shown('Address')).toHaveTextContent('?category=snacks&q=bar'))
  expect(shown('Category')).toHaveTextContent('snacks')
  expect(box()).toHaveValue('bar')

  press('Reset')
  expect(box()).toHaveValue('')
  await waitFor(() => expect(shown('Address')).toHaveTextContent(/^$/))

  press('Back')
  await waitFor(() => expect(box()).toHaveValue('bar'))
  expect(shown('Category')).toHaveTextContent('snacks')
})

test('an address that is opened fills the box; what is no category shows everything', () => {
  renderWithAccount(<Filter />, {}, '/products?category=constructor&q=chips')

  expect(box()).toHaveValue('chips')
  expect(shown('Category')).toHaveTextContent('all')
})
