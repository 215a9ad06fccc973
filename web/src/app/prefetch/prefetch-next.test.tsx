import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { matchRoute } from '../match-route.ts'
import { prefetchNext } from './prefetch-next.ts'

const pictures = { '/blog': '<img src="/assets/blog.avif" alt="">' }
const fetched: string[] = []
const ask = vi.fn<typeof fetch>()
let show: (link: Element, isIntersecting?: boolean) => void = () => undefined
let connection = {}

class View implements Partial<IntersectionObserver> {
  constructor(tell: IntersectionObserverCallback) {
    show = (target, isIntersecting = true) => {
      const entry = { isIntersecting, target } as unknown as IntersectionObserverEntry
      tell([entry], this as unknown as IntersectionObserver)
    }
  }
  observe() {}
}

const watched = (name: string) => {
  const [path] = [`/${name}`]
  return vi.spyOn(matchRoute(path).Screen, 'prefetch').mockImplementation(() => {
    fetched.push(name)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched.length = 0
  connection = {}
  ask.mockReset().mockImplementation(() => Promise.resolve(Response.json(pictures)))
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('IntersectionObserver', View)
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection })
  for (const name of ['blog', 'about']) watched(name)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function page() {
  const { container } = render(
    <main>
      <a href="/blog">
        <b>Blog</b>
      </a>
      <a href="/about">About</a>
      <a href="https://example.com/about">Elsewhere</a>
      <a href={location.pathname}>Here</a>
    </main>,
  )
  prefetchNext()
  return [...container.querySelectorAll('a, b')] as [Element, Element, Element, Element, Element]
}

test('a link that stays in view fetches its screen, one that is pointed at its large picture too, once', async () => {
  const [blog, inside, about, elsewhere, here] = page()
  show(blog)
  show(about)
  await vi.advanceTimersByTimeAsync(1900)
  expect(fetched).toEqual([])
  show(blog, false)
  await vi.advanceTimersByTimeAsync(200)
  expect(fetched).toEqual(['about'])
  expect(ask).not.toHaveBeenCalled()

  for (const target of [elsewhere, here]) fireEvent.pointerOver(target)
  expect(fetched).toEqual(['about'])

  fireEvent.touchStart(inside)
  fireEvent.focusIn(blog)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith('/first-pictures.json'))
  expect(fetched.slice(1)).toContain('blog')
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  'nothing is fetched ahead with %j',
  (slow) => {
    connection = slow
    const [blog, , about] = page()

    show(about)
    fireEvent.pointerOver(blog)
    vi.advanceTimersByTime(5000)

    expect(fetched).toEqual([])
    expect(ask).not.toHaveBeenCalled()
  },
)
