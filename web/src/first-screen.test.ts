import { afterEach, expect, test, vi } from 'vitest'
import { firstScreen } from './first-screen.ts'
import { promised } from './render-with-account.tsx'

afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

/** The large picture of the first screen, which is there when the test says so. */
function showPicture() {
  const decoded = promised<undefined>()
  document.body.innerHTML = '<img fetchpriority="high" alt=""><img alt="">'
  for (const image of document.images) image.decode = () => decoded.promise
  return decoded
}

async function isOver(waiting: Promise<void>) {
  const nothing = Symbol('nothing')
  await vi.advanceTimersByTimeAsync(50)
  return (await Promise.race([waiting, Promise.resolve(nothing)])) !== nothing
}

test('the page comes to life once its large picture can be painted', async () => {
  vi.useFakeTimers()
  const picture = showPicture()
  const waiting = firstScreen()
  expect(await isOver(waiting)).toBe(false)

  picture.keep(undefined)

  expect(await isOver(waiting)).toBe(true)
})

test('it waits two seconds at most, and not at all for a picture that is broken or not there', async () => {
  vi.useFakeTimers()
  showPicture()
  const waiting = firstScreen()
  await vi.advanceTimersByTimeAsync(1900)
  expect(await isOver(waiting)).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(await isOver(waiting)).toBe(true)

  showPicture()
  for (const image of document.images) image.decode = () => Promise.reject(new Error('broken'))
  expect(await isOver(firstScreen())).toBe(true)

  document.body.innerHTML = ''
  expect(await isOver(firstScreen())).toBe(true)
})
