import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShowcase } from './showcase.ts'

const videos = [
  { name: 'kettlebell', duration: 5 },
  { name: 'cloth', duration: 4 },
  { name: 'blink', duration: 1.2 },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Options = {
  random?: () => number
  mayPlay?: () => boolean
  /** Whether playback starts as soon as a video is shown. */
  playsAtOnce?: boolean
}

function start({ random = () => 0, mayPlay = () => true, playsAtOnce = true }: Options = {}) {
  const shown: (string | undefined)[] = []
  const showcase = createShowcase({
    videos,
    random,
    mayPlay,
    show: (video) => {
      shown.push(video?.name)
      if (video && playsAtOnce) showcase.playing()
    },
  })
  return { showcase, shown }
}

test('3 s without activity → a random video plays', () => {
  const { shown } = start({ random: () => 0.5 })

  vi.advanceTimersByTime(2_999)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['cloth'])
})

test('a video ends 0.5 s before its duration → a different one starts 2.5 s later', () => {
  const { shown } = start()

  vi.advanceTimersByTime(3_000 + 4_499)
  expect(shown).toEqual(['kettlebell'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['kettlebell', undefined])
  vi.advanceTimersByTime(2_499)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown, 'the random number picks the first one again').toEqual([
    'kettlebell',
    undefined,
    'cloth',
  ])
})

test('a short video plays for at least 1 s', () => {
  const { shown } = start({ random: () => 0.99 })

  vi.advanceTimersByTime(3_000 + 999)
  expect(shown).toEqual(['blink'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['blink', undefined])
})

test('slow loading → the playing time starts when playback starts', () => {
  const { showcase, shown } = start({ playsAtOnce: false })
  vi.advanceTimersByTime(3_000 + 60_000)
  expect(shown).toEqual(['kettlebell'])

  showcase.playing()
  vi.advanceTimersByTime(4_000)
  showcase.playing()
  vi.advanceTimersByTime(499)
  expect(shown, 'playing again after a stall does not restart the time').toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['kettlebell', undefined])
})

test('playback error → the next video starts after the restart delay', () => {
  const { showcase, shown } = start({ playsAtOnce: false })
  vi.advanceTimersByTime(3_000)

  showcase.failed()
  vi.advanceTimersByTime(2_500)

  expect(shown).toEqual(['kettlebell', undefined, 'cloth'])
})

test('activity during a video → the video ends and the idle time restarts', () => {
  const { showcase, shown } = start()
  vi.advanceTimersByTime(4_000)

  showcase.restart()
  expect(shown).toEqual(['kettlebell', undefined])
  vi.advanceTimersByTime(2_999)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['kettlebell', undefined, 'cloth'])
})

test('activity before or between videos → the idle time restarts', () => {
  const { showcase, shown } = start()
  vi.advanceTimersByTime(2_900)
  showcase.restart()
  vi.advanceTimersByTime(2_900)
  expect(shown).toEqual([undefined])

  vi.advanceTimersByTime(100 + 4_500 + 2_400)
  showcase.restart()
  vi.advanceTimersByTime(2_900)
  expect(shown).toEqual([undefined, 'kettlebell', undefined, undefined])
})

test('playback is not allowed → the idle time restarts', () => {
  let allowed = false
  const { shown } = start({ mayPlay: () => allowed })
  vi.advanceTimersByTime(4_000)
  expect(shown).toEqual([])

  allowed = true
  vi.advanceTimersByTime(2_000)
  expect(shown).toEqual(['kettlebell'])
})

test('the same video never plays twice in a row', () => {
  const { shown } = start({ random: Math.random })

  vi.advanceTimersByTime(300_000)

  const played = shown.filter((name) => name !== undefined)
  expect(played.length).toBeGreaterThan(30)
  expect(played.filter((name, index) => name === played[index + 1])).toEqual([])
})

test('stop → no timer is left', () => {
  const { showcase, shown } = start()

  showcase.stop()
  vi.advanceTimersByTime(60_000)

  expect(shown).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
