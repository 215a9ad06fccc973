import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NavigationEffects } from './navigation-effects.tsx'

const scrollTo = vi.fn((_: number, top: number) => {
  Object.assign(window, { scrollY: top })
})

beforeEach(() => {
  sessionStorage.clear()
  scrollTo.mockClear()
  Object.assign(window, { scrollTo, scrollY: 0 })
})

afterEach(() => vi.restoreAllMocks())

function start() {
  let go: NavigateFunction = () => undefined
  const Heading = ({ children }: { children: string }) => <h1 tabIndex={-1}>{children}</h1>
  function Screens() {
    go = useNavigate()
    return (
      <>
        {useLocation().pathname === '/' ? (
          <Heading key="first">First</Heading>
        ) : (
          <Heading key="second">Second</Heading>
        )}
        <NavigationEffects />
      </>
    )
  }
  render(
    <MemoryRouter>
      <Screens />
    </MemoryRouter>,
  )
  return (to: string | number) => act(() => (typeof to === 'number' ? go(to) : go(to)))
}

function scroll(to: number) {
  Object.assign(window, { scrollY: to })
  window.dispatchEvent(new Event('scroll'))
}

test('the first screen renders → focus and scroll position do not change', () => {
  start()

  expect(document.body).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})

test.each([
  { type: 'reload', place: [[0, 700]] },
  { type: 'back_forward', place: [[0, 700]] },
  { type: 'navigate', place: [] },
])('page load of type $type → the first screen scrolls to $place', async ({ type, place }) => {
  const go = start()
  scroll(700)
  await go('/second')
  cleanup()
  scroll(0)
  scrollTo.mockClear()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])

  start()

  expect(scrollTo.mock.calls).toEqual(place)
})

test('the visitor navigates → scrolls to the top and focuses the new heading', async () => {
  const go = start()
  scroll(700)

  await go('/second')

  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus()
})

test('the visitor goes back → restores the scroll position', async () => {
  const go = start()
  scroll(700)
  await go('/second')
  scroll(50)

  await go(-1)

  expect(scrollTo).toHaveBeenLastCalledWith(0, 700)
  expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus()
})

test('only the query string changes → focus and scroll position do not change', async () => {
  const go = start()
  scroll(300)

  await go('/?q=bar')

  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

test('the visitor navigates to another path → removes the head tags marked data-page=once', async () => {
  document.head.innerHTML =
    '<title data-page="">Shop</title><link data-page="once" rel="canonical" href="/">'
  const tags = () => [...document.head.children].map((tag) => tag.localName)
  const go = start()
  await go('/?q=bar')
  expect(tags()).toEqual(['title', 'link'])

  await go('/second')

  expect(tags()).toEqual(['title'])
})
