import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { setAppMounted } from '../browser/use-browser-state.ts'
import { entryOf, trackScroll } from '../navigation/stored-scroll.ts'
import { BelowFirstScreen } from './below-first-screen.tsx'

/** Whether the document had the first screen, at each render of the part below it. */
const renderedWith: boolean[] = []

function Below() {
  renderedWith.push(document.querySelector('h1') !== null)
  return <h2>Below</h2>
}

function LongPage() {
  return (
    <>
      <h1>Long page</h1>
      <BelowFirstScreen>
        <Below />
      </BelowFirstScreen>
    </>
  )
}

function App() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (pathname === '/long') return <LongPage />
  return (
    <>
      <button onClick={() => void navigate('/long')}>Top</button>
      <button onClick={() => void navigate('/long#below')}>Middle</button>
      <button onClick={() => void navigate('/long?q=bar')}>Filtered</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

/** Opens another page, from which Back leads to the long page. */
const start = () =>
  render(
    <MemoryRouter initialEntries={['/long', '/']} initialIndex={1}>
      <App />
    </MemoryRouter>,
  )

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

beforeEach(() => {
  renderedWith.length = 0
  setAppMounted()
})

test('renders the part after the first screen when a link leads to the top of the page', () => {
  start()
  press('Top')

  expect(screen.getByRole('heading', { name: 'Below' })).toBeVisible()
  expect(renderedWith[0]).toBe(true)
})

test.each(['Middle', 'Filtered', 'Back'])('renders everything at once: %s', (name) => {
  const storeScroll = trackScroll(entryOf('default', { pathname: '/long', hash: '' }))
  storeScroll()
  start()
  press(name)

  expect(screen.getByRole('heading', { name: 'Below' })).toBeVisible()
  expect(renderedWith[0]).toBe(false)
})
