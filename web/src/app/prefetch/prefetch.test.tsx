import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { matchRoute } from '../match-route.ts'
import { prefetchVisible } from './prefetch-visible.ts'
import { startPrefetching } from './start-prefetching.ts'

const pictures = { '/blog': '<img src="/assets/blog.avif" alt="">' }
const prefetched: string[] = []
const fetchMock = vi.fn<typeof fetch>()
const loadFont = vi.fn<FontFaceSet['load']>()
let show: (link: Element, isIntersecting?: boolean) => void = () => undefined
let connection = {}

class View implements Partial<IntersectionObserver> {
  constructor(notify: IntersectionObserverCallback) {
    show = (target, isIntersecting = true) => {
      const entry = { isIntersecting, target } as unknown as IntersectionObserverEntry
      notify([entry], this as unknown as IntersectionObserver)
    }
  }
  observe() {}
}

const mockPrefetch = (name: string) => {
  const [path] = [`/${name}`]
  return vi.spyOn(matchRoute(path).Screen, 'prefetch').mockImplementation(() => {
    prefetched.push(name)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  prefetched.length = 0
  connection = {}
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json(pictures)))
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('IntersectionObserver', View)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: loadFont } })
  loadFont.mockReset().mockResolvedValue([])
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection })
  for (const name of ['blog', 'about']) mockPrefetch(name)
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
  startPrefetching()
  prefetchVisible()
  return [...container.querySelectorAll('a, b')] as [Element, Element, Element, Element, Element]
}

test('a link stays in view → prefetches its screen; it is hovered, pressed or focused → prefetches its large picture and the font of ৳ too, once', async () => {
  const [blog, inside, about, elsewhere, here] = page()
  show(blog)
  show(about)
  await vi.advanceTimersByTimeAsync(1900)
  expect(prefetched).toEqual([])
  show(blog, false)
  await vi.advanceTimersByTimeAsync(200)
  expect(prefetched).toEqual(['about'])
  expect(fetchMock).not.toHaveBeenCalled()

  for (const target of [elsewhere, here]) fireEvent.pointerOver(target)
  expect(prefetched).toEqual(['about'])

  fireEvent.pointerDown(inside)
  fireEvent.focusIn(blog)
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/first-pictures.json'))
  expect(loadFont).toHaveBeenCalledWith(
    expect.stringContaining('Hind Siliguri'),
    brand.currency.sign,
  )
  expect(prefetched.slice(1)).toContain('blog')
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  'the connection is %j → prefetches only the screen of a pressed link',
  async (network) => {
    connection = network
    const [blog, , about] = page()

    show(about)
    fireEvent.pointerOver(about)
    await vi.advanceTimersByTimeAsync(5000)
    expect(prefetched).toEqual([])

    fireEvent.pointerDown(blog)
    await vi.advanceTimersByTimeAsync(5000)
    expect(new Set(prefetched)).toEqual(new Set(['blog']))
    expect(fetchMock).not.toHaveBeenCalled()
    expect(loadFont).not.toHaveBeenCalled()
  },
)
