import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferPictures } from './defer-pictures.ts'

const frames = new Map<number, () => void>()
const runFrame = () => {
  const callbacks = [...frames.values()]
  frames.clear()
  callbacks.forEach((callback) => callback())
}

beforeEach(() => {
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frames.set(++last, callback)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: Number(this.getAttribute('data-top')) } as DOMRect
  })
  document.body.innerHTML = `
    <div id="first"><picture><img loading="lazy" data-top="10"></picture></div>
    <div id="below"><picture><img loading="lazy" data-top="9999"></picture></div>
    <div id="text"><picture><img loading="lazy" data-top="9999"></picture><p>Text</p></div>`
})
afterEach(() => {
  frames.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const deferred = () =>
  [...document.body.children].filter((box) => box.getAttribute('style')).map(({ id }) => id)

test('first frame → only a box below the first screen without text is hidden, until the page scrolls', () => {
  deferPictures()
  runFrame()
  expect(deferred()).toEqual(['below'])

  dispatchEvent(new Event('scroll'))

  expect(deferred()).toEqual([])
})

test('first frame shows half the page → the next one hides the rest too', () => {
  const rest = document.querySelector('#below') as HTMLElement
  rest.remove()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  deferPictures()
  runFrame()
  expect(deferred()).toEqual([])

  document.body.append(rest)
  state.mockReturnValue('interactive')
  runFrame()

  expect(deferred()).toEqual(['below'])
})

test('app has loaded before the first frame, as in a background tab → nothing is hidden', () => {
  const load = deferPictures()

  load()
  runFrame()

  expect(deferred()).toEqual([])
})
