import { beforeEach, expect, test, vi } from 'vitest'
import { createShowcase, earlyEnd, idleTime, minimumTime, restartDelay } from './showcase.ts'

const kettlebell = { name: 'kettlebell', duration: 5 }
const cloth = { name: 'cloth', duration: 4 }
/** A video so short that it plays for `minimumTime`. */
const blink = { name: 'blink', duration: (minimumTime + earlyEnd) / 1000 - 0.3 }
const videos = [kettlebell, cloth, blink]

/** Milliseconds for which the first video plays. */
const playingTime = kettlebell.duration * 1000 - earlyEnd

beforeEach(() => void vi.useFakeTimers())

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

test('plays a random video when nothing happens for the idle time', () => {
  const { shown } = start({ random: () => 0.5 })

  vi.advanceTimersByTime(idleTime - 1)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['cloth'])
})

test('stops a video `earlyEnd` before its end, and plays a different one after the restart delay', () => {
  const { shown } = start()

  vi.advanceTimersByTime(idleTime + playingTime - 1)
  expect(shown).toEqual(['kettlebell'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['kettlebell', undefined])
  vi.advanceTimersByTime(restartDelay - 1)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown, 'the random number picks the first one again').toEqual([
    'kettlebell',
    undefined,
    'cloth',
  ])
})

test('plays for the minimum time when the video is short', () => {
  const { shown } = start({ random: () => 0.99 })

  vi.advanceTimersByTime(idleTime + minimumTime - 1)
  expect(shown).toEqual(['blink'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['blink', undefined])
})

test('counts the playing time from the start of playback when loading is slow', () => {
  const { showcase, shown } = start({ playsAtOnce: false })
  vi.advanceTimersByTime(idleTime + 60_000)
  expect(shown).toEqual(['kettlebell'])

  showcase.playing()
  vi.advanceTimersByTime(playingTime - 500)
  showcase.playing()
  vi.advanceTimersByTime(499)
  expect(shown, 'playing again after a stall does not restart the time').toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['kettlebell', undefined])
})

test('plays the next video after the restart delay when playback fails', () => {
  const { showcase, shown } = start({ playsAtOnce: false })
  vi.advanceTimersByTime(idleTime)

  showcase.failed()
  vi.advanceTimersByTime(restartDelay)

  expect(shown).toEqual(['kettlebell', undefined, 'cloth'])
})

test('ends the video and restarts the idle time when there is activity', () => {
  const { showcase, shown } = start()
  vi.advanceTimersByTime(idleTime + 1_000)

  showcase.restart()
  expect(shown).toEqual(['kettlebell', undefined])
  vi.advanceTimersByTime(idleTime - 1)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['kettlebell', undefined, 'cloth'])
})

test('restarts the idle time when playback is not allowed', () => {
  let allowed = false
  const { shown } = start({ mayPlay: () => allowed })
  vi.advanceTimersByTime(idleTime + 1_000)
  expect(shown).toEqual([])

  allowed = true
  vi.advanceTimersByTime(idleTime - 1_000)
  expect(shown).toEqual(['kettlebell'])
})

test('leaves no timer when it is stopped', () => {
  const { showcase, shown } = start()

  showcase.stop()
  vi.advanceTimersByTime(60_000)

  expect(shown).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
