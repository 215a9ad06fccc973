import { act, cleanup, render, screen } from '@testing-library/react'
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type InitialEntry,
  type NavigateFunction,
} from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { catalogueId } from '../paths.ts'
import { samePage, ScrollAndFocus } from './scroll-and-focus.tsx'

const scrollTo = vi.fn<(left: number, top: number) => void>()

const scrollIntoView = vi.fn<Element['scrollIntoView']>()

beforeEach(() => {
  scrollTo.mockReset().mockImplementation((_, top) => {
    Object.assign(window, { scrollY: top })
  })
  Object.assign(window, { scrollTo, scrollY: 0 })
  // jsdom does not implement it.
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
})

function start(...entries: InitialEntry[]) {
  let go: NavigateFunction = () => undefined
  const Heading = ({ children }: { children: string }) => <h1 tabIndex={-1}>{children}</h1>
  function Screens() {
    go = useNavigate()
    return (
      <>
        {useLocation().pathname === '/' ? (
          <div key="first">
            <Heading>First</Heading>
          </div>
        ) : (
          <div key="second">
            <Heading>Second</Heading>
            <section id={catalogueId}>
              <h2>Catalogue</h2>
            </section>
          </div>
        )}
        <ScrollAndFocus />
      </>
    )
  }
  render(
    <MemoryRouter initialEntries={entries.length > 0 ? entries : ['/']} initialIndex={0}>
      <Screens />
    </MemoryRouter>,
  )
  return (to: string | number, state?: string) =>
    act(() => (typeof to === 'number' ? go(to) : go(to, { state })))
}

function scroll(to: number) {
  Object.assign(window, { scrollY: to })
  window.dispatchEvent(new Event('scroll'))
}

test('changes neither focus nor scroll position when the first screen renders', () => {
  start()

  expect(document.body).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})

test.each([
  { type: 'reload', place: [[0, 700]] },
  { type: 'back_forward', place: [[0, 700]] },
  { type: 'navigate', place: [] },
])('scrolls the first screen to $place when the page loads by $type', async ({ type, place }) => {
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

test('scrolls to the top and focuses the new heading when the visitor navigates', async () => {
  const go = start()
  scroll(700)

  await go('/second')

  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus()
})

test('returns to the top of a page that was left before the event of its scroll', async () => {
  const go = start()
  scroll(700)
  await go('/second')
  await go(-1)

  await go(1)

  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

/** A page whose first content is 500 px high. `grow` adds the rest. */
function startShort() {
  let height = 500
  let resized: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {}
      disconnect() {
        resized = () => undefined
      }
    },
  )
  scrollTo.mockImplementation((_, top) => {
    Object.assign(window, { scrollY: Math.min(top, height) })
  })
  const go = start()
  return {
    go,
    grow: () => {
      height = 2_000
      resized()
    },
  }
}

test.each([
  ['the rest of the page arrives late', undefined, 700],
  ['the visitor scrolls before the rest of the page arrives', 'wheel', 500],
])('restores the last position when %s', async (_, event, position) => {
  const { go, grow } = startShort()
  scroll(700)
  await go('/second')
  await go(-1)
  expect(window.scrollY).toBe(500)

  if (event) window.dispatchEvent(new Event(event))
  grow()

  expect(window.scrollY).toBe(position)
})

test('takes the scroll position over again when the page returns from the back-forward cache', () => {
  start()
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')

  window.dispatchEvent(new Event('pageshow'))

  expect(history.scrollRestoration).toBe('manual')
})

test('restores the last position when the event of its scroll follows the next URL', async () => {
  const go = start()
  history.pushState(null, '', '/second#catalogue')
  scroll(700)
  await go('/second')
  history.replaceState(null, '', '/')

  await go(-1)

  expect(scrollTo).toHaveBeenLastCalledWith(0, 700)
})

const fragment = `#${catalogueId}`

test('scrolls to the fragment and focuses its heading; restores the position after Back and Forward', async () => {
  const go = start()
  await go(`/second${fragment}`)

  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(catalogueId)])
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { name: 'Catalogue' })).toHaveFocus()

  scroll(900)
  await go(-1)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  await go(1)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test.each([
  { type: 'navigate', scrolls: 1, place: [] },
  { type: 'reload', scrolls: 0, place: [[0, 700]] },
])('scrolls to the fragment $scrolls times when an empty page loads by $type', async (load) => {
  const url = `/second${fragment}`
  const go = start(url)
  scroll(700)
  await go('/')
  cleanup()
  scroll(0)
  scrollTo.mockClear()
  scrollIntoView.mockClear()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: load.type } as PerformanceNavigationTiming,
  ])

  start(url)

  expect(scrollIntoView).toHaveBeenCalledTimes(load.scrolls)
  expect(scrollTo.mock.calls).toEqual(load.place)
})

test('scrolls to the fragment of a native link when the page before it was reloaded', async () => {
  const url = { pathname: '/second', key: 'default' }
  const go = start(url, { ...url, hash: fragment })
  scroll(700)
  window.dispatchEvent(new Event('pagehide'))

  await go(1)

  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(catalogueId)])
  expect(scrollTo).not.toHaveBeenCalled()
})

test('changes neither focus nor scroll position when a filter changes the query string', async () => {
  const go = start()
  scroll(300)

  await go(`/?q=bar${fragment}`, samePage)

  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

test.each(['/', '/?from=menu'])(
  'scrolls to the top and focuses the heading when a link leads to the same page, %s',
  async (url) => {
    const go = start()
    scroll(300)

    await go(url)

    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus()
  },
)

test('removes the head tags marked data-page when the visitor navigates to another path', async () => {
  document.head.innerHTML = '<title>Shop</title><link data-page rel="canonical" href="/">'
  const tags = () => [...document.head.children].map((tag) => tag.localName)
  const go = start()
  await go('/?q=bar')
  expect(tags()).toEqual(['title', 'link'])

  await go('/second')

  expect(tags()).toEqual(['title'])
})
