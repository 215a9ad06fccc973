import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { VideoButton } from './video-button.tsx'
import { fakePlaybackEnvironment, tiles } from './fake-playback-environment.ts'
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
  playResult = () => Promise.resolve(),
) {
  // jsdom does not implement them.
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(playResult)
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  const fake = fakePlaybackEnvironment(initial)
  const { container, unmount } = render(<Tile environment={fake.environment} />)
  return {
    play,
    pause,
    load,
    unmount,
    listenerCount: fake.listenerCount,
    change: (next: Parameters<typeof fake.change>[0]) => act(() => fake.change(next)),
    show: (visible: boolean) => act(() => fake.show(visible)),
    video: () => container.querySelector('video'),
  }
}

const button = (name: string) => screen.getByRole('button', { name })
const rejectWith = (name: string) => () => Promise.reject(new DOMException('no', name))

test('renders only the poster when the page is prerendered', () => {
  const html = renderToString(<Tile environment={fakePlaybackEnvironment().environment} />)

  expect(html).toContain('/assets/media/video-tiles-1200.4e5f6071.avif')
  expect(html).not.toContain('<video')
  expect(html).not.toContain('<button')
})

test('plays muted, inline and in a loop when it is in view after the page has loaded', () => {
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

test('renders no video until the page has loaded, and then plays', () => {
  const { video, show, change, play } = start({ loaded: false })
  show(true)
  expect(video()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()

  change({ loaded: true })

  expect(play).toHaveBeenCalledOnce()
  expect(button('Pause films')).toBeVisible()
})

test.each(['viewport', 'tab'])('pauses while its %s is hidden, and then plays', (part) => {
  const { video, show, change, play, pause } = start()
  const setVisible = (visible: boolean) =>
    part === 'tab' ? change({ hidden: !visible }) : show(visible)
  show(true)
  fireEvent.playing(video() ?? document)

  setVisible(false)
  expect(pause).toHaveBeenCalledOnce()
  expect(video()).not.toBeNull()
  setVisible(true)

  expect(play).toHaveBeenCalledTimes(2)
})

test('covers the poster when the first frame is shown', () => {
  const { video, show } = start()
  show(true)
  expect(video()).toHaveClass('opacity-0')

  fireEvent.playing(video() ?? document)

  expect(video()).toHaveClass('opacity-100')
})

test('shows the poster until Play is clicked when autoplay is limited', async () => {
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

test('pauses when autoplay becomes limited', () => {
  const { show, change, pause } = start()
  show(true)

  change({ limitsAutoplay: true })

  expect(pause).toHaveBeenCalledOnce()
  expect(button('Play films')).toBeVisible()
})

test('stays paused until Play is clicked when the visitor has paused it', async () => {
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

test('shows the poster and the Play button when the browser blocks autoplay', async () => {
  const { video, show, play } = start({}, rejectWith('NotAllowedError'))
  show(true)
  const playButton = await screen.findByRole('button', { name: 'Play films' })
  expect(video()).toBeNull()
  play.mockResolvedValue()

  await userEvent.click(playButton)

  expect(play).toHaveBeenCalledTimes(2)
  expect(button('Pause films')).toBeVisible()
})

test('can play again when it was paused before its first frame', async () => {
  const { show, play } = start({}, rejectWith('AbortError'))
  show(true)
  await act(() => Promise.resolve())

  show(false)
  show(true)

  expect(play).toHaveBeenCalledTimes(2)
})

test.each(['NotSupportedError', 'NetworkError'])(
  'shows only the poster when play() rejects with %s',
  async (name) => {
    const { video, show } = start({}, rejectWith(name))
    show(true)

    await act(() => Promise.resolve())

    expect(video()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('img')).toBeVisible()
  },
)

test('shows only the poster when the video fails to load', () => {
  const { video, show } = start()
  show(true)

  fireEvent.error(video() ?? document)

  expect(video()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('stops playing and loading, and removes all listeners, when it unmounts', () => {
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
  'stops loading only if the page is discarded when it is left (persisted: %s)',
  (persisted) => {
    const { load, show, video } = start()
    show(true)

    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))

    expect(video()?.hasAttribute('src')).toBe(persisted)
    expect(load).toHaveBeenCalledTimes(persisted ? 0 : 1)
  },
)
