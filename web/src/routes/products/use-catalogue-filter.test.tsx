import { Suspense, use } from 'react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { deferred } from '../../testing/render-with-account.tsx'
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

/** Simulates a slow phone with fake timers: no other URL renders until the returned function is called. */
function openSlowly(at: string) {
  vi.useFakeTimers()
  const { promise, resolve } = deferred<undefined>()
  open(at, () => {
    const { pathname, search } = useLocation()
    if (pathname + search !== at) use(promise)
    return null
  })
  return () =>
    act(async () => {
      resolve(undefined)
      await promise
    })
}

const box = () => screen.getByRole('textbox', { name: 'Text' })
const category = () => screen.getByRole('status', { name: 'Category' })
const press = (name: string) =>
  act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))))
const type = (value: string) =>
  act(() => Promise.resolve(fireEvent.change(box(), { target: { value } })))
const currentUrl = () => window.location.pathname + window.location.search
const aSecond = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('updates the box at once, and the URL after the debounce, when a text is typed', async () => {
  open('/products?utm=x')

  for (const text of ['p', 'pr', 'pro']) {
    await type(text)
    expect(box()).toHaveValue(text)
  }

  await waitFor(() => expect(currentUrl()).toBe('/products?utm=x&q=pro'))
  expect(box()).toHaveValue('pro')
})

test('adds no history entry when the chosen category is pressed again', async () => {
  open('/products')
  await press('Snacks')
  const entries = window.history.length

  await press('Snacks')

  expect(window.history.length).toBe(entries)
  await press('Back')
  await waitFor(() => expect(category()).toHaveTextContent('all'))
})

test('discards the pending text when going back before the debounce ends', async () => {
  open('/products?q=bar')
  await press('Snacks')
  await type('barbell')
  await press('Back')

  await waitFor(() => expect(category()).toHaveTextContent('all'))
  expect(box()).toHaveValue('bar')
})

test('fills the search box and selects “all” when the URL has a text and an unknown category', () => {
  open('/products?category=constructor&q=chips')

  expect(box()).toHaveValue('chips')
  expect(category()).toHaveTextContent('all')
})

test('applies a category at once when the navigation is slow', async () => {
  const finishNavigation = openSlowly('/products')

  await type('bar')
  await press('Snacks')
  expect(category()).toHaveTextContent('snacks')
  await aSecond()
  expect(currentUrl()).toBe('/products?category=snacks&q=bar')

  await finishNavigation()
  await aSecond()
  expect(currentUrl()).toBe('/products?category=snacks&q=bar')
  expect(category()).toHaveTextContent('snacks')
  expect(box()).toHaveValue('bar')
})

test('has category and text in the URL when a text is typed during a category’s navigation', async () => {
  const finishNavigation = openSlowly('/products')

  await press('Snacks')
  await type('bar')
  await aSecond()
  expect(currentUrl()).toBe('/products?category=snacks&q=bar')
  await type('bars')

  await finishNavigation()
  expect(box()).toHaveValue('bars')
  expect(category()).toHaveTextContent('snacks')
  await aSecond()
  expect(currentUrl()).toBe('/products?category=snacks&q=bars')
})

test('does not return to the catalogue’s URL when a product opens before the debounce ends', async () => {
  const finishNavigation = openSlowly('/products')

  await type('bar')
  await press('Protein Bar')
  await aSecond()
  expect(currentUrl()).toBe('/products/protein-bar')

  await finishNavigation()
  expect(currentUrl()).toBe('/products/protein-bar')
})
