import { Suspense, use } from 'react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { promised } from '../../testing/render-with-account.tsx'
import { useCatalogueFilter } from './use-catalogue-filter.ts'

function Filter() {
  const { category, text, choose, search, reset } = useCatalogueFilter()
  const navigate = useNavigate()
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => search(event.target.value)} />
      <output aria-label="Category">{category}</output>
      <button onClick={() => choose('snacks')}>Snacks</button>
      <button onClick={reset}>Reset</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate('/products/protein-bar')}>Protein Bar</button>
    </>
  )
}

function open(at: string, Wait = () => null) {
  window.history.pushState(null, '', at)
  render(
    <BrowserRouter>
      <Suspense>
        <Filter />
        <Wait />
      </Suspense>
    </BrowserRouter>,
  )
}

/** As on a slow phone: time goes by as the test says, and no other address shows before `arrive`. */
function openSlowly(at: string) {
  vi.useFakeTimers()
  const { promise, keep } = promised<undefined>()
  open(at, () => {
    const { pathname, search } = useLocation()
    if (pathname + search !== at) use(promise)
    return null
  })
  return () =>
    act(async () => {
      keep(undefined)
      await promise
    })
}

const box = () => screen.getByRole('textbox', { name: 'Text' })
const category = () => screen.getByRole('status', { name: 'Category' })
const press = (name: string) =>
  act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))))
const type = (value: string) =>
  act(() => Promise.resolve(fireEvent.change(box(), { target: { value } })))
const address = () => window.location.pathname + window.location.search
const aSecond = () => act(() => vi.advanceTimersByTimeAsync(1000))

afterEach(() => void vi.useRealTimers())

test('what is typed stands at once, the address follows', async () => {
  open('/products?utm=x')

  for (const text of ['p', 'pr', 'pro']) {
    await type(text)
    expect(box()).toHaveValue(text)
  }

  await waitFor(() => expect(address()).toBe('/products?utm=x&q=pro'))
  expect(box()).toHaveValue('pro')
})

test('a choice takes what was typed with it; back and reset are followed by the box', async () => {
  open('/products')
  await type('bar')
  await press('Snacks')
  expect(address()).toBe('/products?category=snacks&q=bar')
  expect(category()).toHaveTextContent('snacks')
  expect(box()).toHaveValue('bar')

  await press('Reset')
  expect(box()).toHaveValue('')
  expect(address()).toBe('/products')

  await press('Back')
  await waitFor(() => expect(box()).toHaveValue('bar'))
  expect(category()).toHaveTextContent('snacks')
})

test('what was typed last goes when one goes back', async () => {
  open('/products?q=bar')
  await press('Snacks')
  await type('barbell')
  await press('Back')

  await waitFor(() => expect(category()).toHaveTextContent('all'))
  expect(box()).toHaveValue('bar')
})

test('an address that is opened fills the box; what is no category shows everything', () => {
  open('/products?category=constructor&q=chips')

  expect(box()).toHaveValue('chips')
  expect(category()).toHaveTextContent('all')
})

test('on a slow phone a choice shows at once and keeps its category', async () => {
  const arrive = openSlowly('/products')

  await type('bar')
  await press('Snacks')
  expect(category()).toHaveTextContent('snacks')
  await aSecond()
  expect(address()).toBe('/products?category=snacks&q=bar')

  await arrive()
  await aSecond()
  expect(address()).toBe('/products?category=snacks&q=bar')
  expect(category()).toHaveTextContent('snacks')
  expect(box()).toHaveValue('bar')
})

test('on a slow phone a reset stays a reset', async () => {
  const arrive = openSlowly('/products?category=drinks&q=bar')

  await press('Reset')
  await aSecond()
  expect(address()).toBe('/products')

  await arrive()
  await aSecond()
  expect(address()).toBe('/products')
  expect(category()).toHaveTextContent('all')
  expect(box()).toHaveValue('')
})

test('what is typed while a choice is on its way goes with the choice', async () => {
  const arrive = openSlowly('/products')

  await press('Snacks')
  await type('bar')
  await aSecond()
  expect(address()).toBe('/products?category=snacks&q=bar')
  await type('bars')

  await arrive()
  expect(box()).toHaveValue('bars')
  expect(category()).toHaveTextContent('snacks')
  await aSecond()
  expect(address()).toBe('/products?category=snacks&q=bars')
})

test('a product that was opened is not left again for what was typed before', async () => {
  const arrive = openSlowly('/products')

  await type('bar')
  await press('Protein Bar')
  await aSecond()
  expect(address()).toBe('/products/protein-bar')

  await arrive()
  expect(address()).toBe('/products/protein-bar')
})
