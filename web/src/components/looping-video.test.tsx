import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { VideoButton } from './video-button.tsx'
import { fakePlayer, fakeSurroundings, tiles } from './fake-playback-environment.ts'
import type { PlaybackEnvironment } from './playback-environment.ts'
import { LoopingVideo } from './looping-video.tsx'
import { useLoopingVideo } from './use-looping-video.ts'

function Tile({ surroundings }: { surroundings: PlaybackEnvironment }) {
  const film = useLoopingVideo(tiles, surroundings)
  return (
    <>
      <a href="/products">
        <LoopingVideo film={film} sizes="50vw" />
      </a>
      <VideoButton film={film} />
    </>
  )
}

function start(is: Parameters<typeof fakeSurroundings>[0] = {}, answer?: () => Promise<void>) {
  const player = fakePlayer(answer)
  const fake = fakeSurroundings(is)
  const { container, unmount } = render(<Tile surroundings={fake.surroundings} />)
  return {
    ...player,
    unmount,
    listening: fake.listening,
    change: (next: Parameters<typeof fake.change>[0]) => act(() => fake.change(next)),
    show: (visible: boolean) => act(() => fake.show(visible)),
    video: () => container.querySelector('video'),
  }
}

const button = (name: string) => screen.getByRole('button', { name })
const refusal = (name: string) => () => Promise.reject(new DOMException('no', name))

beforeEach(() => vi.restoreAllMocks())

test('the prerendered page holds the poster alone', () => {
  const html = renderToString(<Tile surroundings={fakeSurroundings().surroundings} />)

  expect(html).toContain('/assets/media/video-tiles-800.4e5f6071.webp')
  expect(html).not.toContain('<video')
  expect(html).not.toContain('<button')
})

test('in view and after the page has loaded it plays, muted, inline, again and again', () => {
  const { video, show, play } = start()
  expect(video()).toBeNull()

  show(true)

  expect(play).toHaveBeenCalledOnce()
  expect(video()).toHaveProperty('muted', true)
  expect(video()).toHaveProperty('loop', true)
  expect(video()).toHaveAttribute('playsinline')
  expect(video()).toHaveAttribute('preload', 'none')
  expect(
    [...(video()?.querySelectorAll('source') ?? [])].map(({ src }) => new URL(src).pathname),
  ).toEqual(['/assets/media/video-tiles.0a1b2c3d.webm', '/assets/media/video-tiles.0a1b2c3d.mp4'])
})

test('assistive technology and the keyboard get the poster, not the video', () => {
  const { video, show } = start()

  show(true)

  expect(screen.getByRole('img')).toHaveAccessibleName('Packs in a row')
  expect(screen.getByRole('link')).toHaveAccessibleName('Packs in a row')
  expect(video()).toHaveAttribute('aria-hidden', 'true')
  expect(video()).toHaveAttribute('tabindex', '-1')
})

test('nothing is fetched before the page has loaded', () => {
  const { video, show, change, play } = start({ loaded: false })
  show(true)
  expect(video()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()

  change({ loaded: true })

  expect(play).toHaveBeenCalledOnce()
  expect(button('Pause film: Packs in a row')).toBeVisible()
})

test('out of view it pauses, and goes on when it comes back', () => {
  const { video, show, play, pause } = start()
  show(true)
  fireEvent.playing(video() ?? document)

  show(false)
  expect(pause).toHaveBeenCalledOnce()
  expect(video()).not.toBeNull()
  show(true)

  expect(play).toHaveBeenCalledTimes(2)
})

test('in a hidden tab it pauses', () => {
  const { video, show, change, play, pause } = start()
  show(true)
  fireEvent.playing(video() ?? document)

  change({ hidden: true })
  expect(pause).toHaveBeenCalledOnce()
  change({ hidden: false })

  expect(play).toHaveBeenCalledTimes(2)
})

test('the poster is covered when the first picture of the film is there', () => {
  const { video, show } = start()
  show(true)
  expect(video()).toHaveClass('opacity-0')

  fireEvent.playing(video() ?? document)

  expect(video()).toHaveClass('opacity-100')
})

test('with reduced motion or saved data the poster stays until the visitor asks', async () => {
  const { video, show, play } = start({ limitsAutoplay: true })
  show(true)
  expect(video()).toBeNull()

  await userEvent.click(button('Play film: Packs in a row'))

  expect(play).toHaveBeenCalledOnce()
  expect(button('Pause film: Packs in a row')).toBeVisible()
})

test('a visitor who turns motion off while it plays sees it stop', () => {
  const { show, change, pause } = start()
  show(true)

  change({ limitsAutoplay: true })

  expect(pause).toHaveBeenCalledOnce()
  expect(button('Play film: Packs in a row')).toBeVisible()
})

test('a film that was paused by hand stays so', async () => {
  const { video, show, play, pause } = start()
  show(true)
  fireEvent.playing(video() ?? document)

  await userEvent.click(button('Pause film: Packs in a row'))
  expect(pause).toHaveBeenCalledOnce()
  show(false)
  show(true)
  expect(play).toHaveBeenCalledOnce()
  await userEvent.click(button('Play film: Packs in a row'))

  expect(play).toHaveBeenCalledTimes(2)
})

test('where the browser refuses to play by itself there are poster and button', async () => {
  const { video, show, play } = start({}, refusal('NotAllowedError'))
  show(true)
  const again = await screen.findByRole('button', { name: 'Play film: Packs in a row' })
  expect(video()).toBeNull()
  play.mockResolvedValue()

  await userEvent.click(again)

  expect(play).toHaveBeenCalledTimes(2)
  expect(button('Pause film: Packs in a row')).toBeVisible()
})

test('a pause that comes before the first picture is no failure', async () => {
  const { show, play } = start({}, refusal('AbortError'))
  show(true)
  await act(() => Promise.resolve())

  show(false)
  show(true)

  expect(play).toHaveBeenCalledTimes(2)
})

test.each(['NotSupportedError', 'NetworkError'])(
  'after %s the poster stands alone',
  async (name) => {
    const { video, show } = start({}, refusal(name))
    show(true)

    await act(() => Promise.resolve())

    expect(video()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('img')).toBeVisible()
  },
)

test('a film that cannot be loaded leaves the poster', () => {
  const { video, show } = start()
  show(true)

  fireEvent.error(video()?.lastElementChild ?? document)

  expect(video()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('AV1 that cannot be loaded leaves the choice of H.264', () => {
  const { video, show } = start()
  show(true)

  fireEvent.error(video()?.firstElementChild ?? document)

  expect(video()).not.toBeNull()
})

test('leaving the page stops the film and all listening', () => {
  const { unmount, listening, pause, show } = start()
  show(true)

  unmount()

  expect(pause).toHaveBeenCalledOnce()
  expect(listening()).toBe(0)
})
