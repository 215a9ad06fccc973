import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShowcase } from './showcase.ts'

const films = [
  { name: 'kettlebell', duration: 5 },
  { name: 'cloth', duration: 4 },
  { name: 'blink', duration: 1.2 },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Circumstances = {
  random?: () => number
  mayPlay?: () => boolean
  /** Whether every film plays as soon as it is shown. */
  loadsAtOnce?: boolean
}

function start({ random = () => 0, mayPlay = () => true, loadsAtOnce = true }: Circumstances = {}) {
  const shown: (string | undefined)[] = []
  const showcase = createShowcase({
    films,
    random,
    mayPlay,
    show: (film) => {
      shown.push(film?.name)
      if (film && loadsAtOnce) showcase.seen()
    },
  })
  return { showcase, shown }
}

test('“after 3 s without mouse or key activity, a random video plays”', () => {
  const { shown } = start({ random: () => 0.5 })

  vi.advanceTimersByTime(2_999)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['cloth'])
})

test('“It ends after roughly its duration minus 0.5 s. A different random video starts 2.5 s later.”', () => {
  const { shown } = start()

  vi.advanceTimersByTime(3_000 + 4_499)
  expect(shown).toEqual(['kettlebell'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['kettlebell', undefined])
  vi.advanceTimersByTime(2_499)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown, 'random asks for the first one again').toEqual(['kettlebell', undefined, 'cloth'])
})

test('“(at least 1 s)”', () => {
  const { shown } = start({ random: () => 0.99 })

  vi.advanceTimersByTime(3_000 + 999)
  expect(shown).toEqual(['blink'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['blink', undefined])
})

test('a film that loads slowly is seen as long as any other: its clock starts when it plays', () => {
  const { showcase, shown } = start({ loadsAtOnce: false })
  vi.advanceTimersByTime(3_000 + 60_000)
  expect(shown).toEqual(['kettlebell'])

  showcase.seen()
  vi.advanceTimersByTime(4_000)
  showcase.seen()
  vi.advanceTimersByTime(499)
  expect(shown, 'playing again after a stall starts no new clock').toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['kettlebell', undefined])
})

test('a film that cannot be played → the next one follows after the restart delay', () => {
  const { showcase, shown } = start({ loadsAtOnce: false })
  vi.advanceTimersByTime(3_000)

  showcase.failed()
  vi.advanceTimersByTime(2_500)

  expect(shown).toEqual(['kettlebell', undefined, 'cloth'])
})

test('“Any click or activity ends the showcase”, and the idle time starts anew', () => {
  const { showcase, shown } = start()
  vi.advanceTimersByTime(4_000)

  showcase.wake()
  expect(shown).toEqual(['kettlebell', undefined])
  vi.advanceTimersByTime(2_999)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['kettlebell', undefined, 'cloth'])
})

test('activity between two films, or before the first, starts the idle time anew', () => {
  const { showcase, shown } = start()
  vi.advanceTimersByTime(2_900)
  showcase.wake()
  vi.advanceTimersByTime(2_900)
  expect(shown).toEqual([undefined])

  vi.advanceTimersByTime(100 + 4_500 + 2_400)
  showcase.wake()
  vi.advanceTimersByTime(2_900)
  expect(shown).toEqual([undefined, 'kettlebell', undefined, undefined])
})

test('where nothing may play it waits another idle time', () => {
  let may = false
  const { shown } = start({ mayPlay: () => may })
  vi.advanceTimersByTime(4_000)
  expect(shown).toEqual([])

  may = true
  vi.advanceTimersByTime(2_000)
  expect(shown).toEqual(['kettlebell'])
})

test('no two films in a row are the same, whatever chance says', () => {
  const { shown } = start({ random: Math.random })

  vi.advanceTimersByTime(300_000)

  const played = shown.filter((name) => name !== undefined)
  expect(played.length).toBeGreaterThan(30)
  expect(played.filter((name, index) => name === played[index + 1])).toEqual([])
})

test('stopped, it leaves no timer behind', () => {
  const { showcase, shown } = start()

  showcase.stop()
  vi.advanceTimersByTime(60_000)

  expect(shown).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
