import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { VideoButton } from './video-button.tsx'
import { fakePlaybackEnvironment, mockPlayer, tiles } from './fake-playback-environment.ts'
import type { PlaybackEnvironment } from './playback-environment.ts'
import { LoopingVideo } from './looping-video.tsx'
import { useLoopingVideo, usePlayback } from './use-looping-video.ts'

function Tile({ environment }: { environment: PlaybackEnvironment }) {
  const playback = usePlayback(environment)
  const control = useLoopingVideo(tiles, playback, environment)
  return (
    <>
      <a href="/products">
        <LoopingVideo control={control} sizes="50vw" />
      </a>
      {!control.failed && <VideoButton playback={playback} label="films" />}
    </>
  )
}

function start(
  initial: Parameters<typeof fakePlaybackEnvironment>[0] = {},
  playResult?: () => Promise<void>,
) {
  const player = mockPlayer(playResult)
  const fake = fakePlaybackEnvironment(initial)
  const { container, unmount } = render(<Tile environment={fake.environment} />)
  return {
    ...player,
    unmount,
    listenerCount: fake.listenerCount,
    change: (next: Parameters<typeof fake.change>[0]) => act(() => fake.change(next)),
    show: (visible: boolean) => act(() => fake.show(visible)),
    video: () => container.querySelector('video'),
  }
}

const button = (name: string) => screen.getByRole('button', { name })
const rejectWith = (name: string) => () => Promise.reject(new DOMException('no', name))

beforeEach(() => vi.restoreAllMocks())

test('the page is prerendered → its HTML contains only the poster', () => {
  const html = renderToString(<Tile environment={fakePlaybackEnvironment().environment} />)

  expect(html).toContain('/assets/media/video-tiles-1200.4e5f6071.avif')
  expect(html).not.toContain('<video')
  expect(html).not.toContain('<button')
})

test('the video is in view after the page has loaded → plays muted, inline and in a loop', () => {
  const { video, show, play } = start()
  expect(video()).toBeNull()

  show(true)

  expect(play).toHaveBeenCalledOnce()
  expect(video()).toHaveProperty('muted', true)
  expect(video()).toHaveProperty('loop', true)
  expect(video()).toHaveAttribute('playsinline')
  expect(video(), 'WebKit would not start it').not.toHaveAttribute('preload')
})

test.each([
  { plays: 'probably', format: 'webm' },
  { plays: '', format: 'mp4' },
] as const)('has only the $format source when AV1 plays $plays', ({ plays, format }) => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(plays)
  const { video, show } = start()

  show(true)

  expect(video()).toHaveAttribute('src', `/assets/media/video-tiles.0a1b2c3d.${format}`)
  expect(video()?.children).toHaveLength(0)
})

test('the video is hidden from assistive technology and the keyboard; the poster is not', () => {
  const { video, show } = start()

  show(true)

  expect(screen.getByRole('img')).toHaveAccessibleName('Packs in a row')
  expect(screen.getByRole('link')).toHaveAccessibleName('Packs in a row')
  expect(video()).toHaveAttribute('aria-hidden', 'true')
  expect(video()).toHaveAttribute('tabindex', '-1')
})

test('the page is loading → renders no video; the page has loaded → the video plays', () => {
  const { video, show, change, play } = start({ loaded: false })
  show(true)
  expect(video()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()

  change({ loaded: true })

  expect(play).toHaveBeenCalledOnce()
  expect(button('Pause films')).toBeVisible()
})

test('the video leaves the viewport → pauses; it enters the viewport again → plays', () => {
  const { video, show, play, pause } = start()
  show(true)
  fireEvent.playing(video() ?? document)

  show(false)
  expect(pause).toHaveBeenCalledOnce()
  expect(video()).not.toBeNull()
  show(true)

  expect(play).toHaveBeenCalledTimes(2)
})

test('the tab is hidden → pauses; the tab is visible again → plays', () => {
  const { video, show, change, play, pause } = start()
  show(true)
  fireEvent.playing(video() ?? document)

  change({ hidden: true })
  expect(pause).toHaveBeenCalledOnce()
  change({ hidden: false })

  expect(play).toHaveBeenCalledTimes(2)
})

test('the first frame is shown → the video covers the poster', () => {
  const { video, show } = start()
  show(true)
  expect(video()).toHaveClass('opacity-0')

  fireEvent.playing(video() ?? document)

  expect(video()).toHaveClass('opacity-100')
})

test('autoplay is limited → the poster stays until the visitor clicks Play', async () => {
  const { video, show, play } = start({ limitsAutoplay: true })
  show(true)
  expect(video()).toBeNull()

  await userEvent.click(button('Play films'))

  expect(play).toHaveBeenCalledOnce()
  expect(button('Pause films')).toBeVisible()
})

test('the films stay paused on other pages when the visitor has paused them', async () => {
  const { unmount } = start()
  await userEvent.click(button('Pause films'))
  unmount()

  const { show, play } = start()
  show(true)

  expect(play).not.toHaveBeenCalled()
  await userEvent.click(button('Play films'))
  expect(play).toHaveBeenCalledOnce()
})

test('the films of other pages play when the browser has refused to play those of one', async () => {
  const { show, unmount } = start({}, rejectWith('NotAllowedError'))
  show(true)
  expect(await screen.findByRole('button', { name: 'Play films' })).toBeVisible()
  unmount()
  vi.restoreAllMocks()

  const other = start()
  other.show(true)

  expect(other.play).toHaveBeenCalledOnce()
})

test('autoplay becomes limited while the video plays → pauses', () => {
  const { show, change, pause } = start()
  show(true)

  change({ limitsAutoplay: true })

  expect(pause).toHaveBeenCalledOnce()
  expect(button('Play films')).toBeVisible()
})

test('the visitor pauses the video → it stays paused until the visitor clicks Play', async () => {
  const { video, show, play, pause } = start()
  show(true)
  fireEvent.playing(video() ?? document)

  await userEvent.click(button('Pause films'))
  expect(pause).toHaveBeenCalledOnce()
  show(false)
  show(true)
  expect(play).toHaveBeenCalledOnce()
  await userEvent.click(button('Play films'))

  expect(play).toHaveBeenCalledTimes(2)
})

test('the browser blocks autoplay → shows the poster and the Play button', async () => {
  const { video, show, play } = start({}, rejectWith('NotAllowedError'))
  show(true)
  const playButton = await screen.findByRole('button', { name: 'Play films' })
  expect(video()).toBeNull()
  play.mockResolvedValue()

  await userEvent.click(playButton)

  expect(play).toHaveBeenCalledTimes(2)
  expect(button('Pause films')).toBeVisible()
})

test('the video pauses before its first frame → it can play again', async () => {
  const { show, play } = start({}, rejectWith('AbortError'))
  show(true)
  await act(() => Promise.resolve())

  show(false)
  show(true)

  expect(play).toHaveBeenCalledTimes(2)
})

test.each(['NotSupportedError', 'NetworkError'])(
  'play() rejects with %s → shows only the poster',
  async (name) => {
    const { video, show } = start({}, rejectWith(name))
    show(true)

    await act(() => Promise.resolve())

    expect(video()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('img')).toBeVisible()
  },
)

test('the video fails to load → shows only the poster', () => {
  const { video, show } = start()
  show(true)

  fireEvent.error(video() ?? document)

  expect(video()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the component unmounts → stops playing and loading the video and removes all listeners', () => {
  const { unmount, listenerCount, pause, load, show, video } = start()
  show(true)
  const left = video()

  unmount()

  expect(pause).toHaveBeenCalledOnce()
  expect(left).not.toHaveAttribute('src')
  expect(load).toHaveBeenCalledOnce()
  expect(listenerCount()).toBe(0)
})

test.each([false, true])(
  'the page is left, persisted: %s → only a page that is discarded stops loading',
  (persisted) => {
    const { load, show, video } = start()
    show(true)

    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))

    expect(video()?.hasAttribute('src')).toBe(persisted)
    expect(load).toHaveBeenCalledTimes(persisted ? 0 : 1)
  },
)
