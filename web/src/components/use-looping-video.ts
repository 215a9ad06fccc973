import { useEffect, useState } from 'react'
import type { Video } from '../pictures/picture.ts'
import { browserPlayback, type PlaybackEnvironment } from './playback-environment.ts'
import { useBrowserState } from '../browser/use-browser-state.ts'
import { stopLoadingWhenLeft } from './video-file.ts'

export type VideoControl = ReturnType<typeof useLoopingVideo>

/**
 * Controls a `LoopingVideo` and its `VideoButton`. The video autoplays after the page has loaded, while
 * it is in the viewport of a visible tab, unless the environment limits autoplay. A click on the button
 * takes precedence.
 */
export function useLoopingVideo(
  file: Video,
  { loaded, hidden, limitsAutoplay, observeVisibility }: PlaybackEnvironment = browserPlayback,
) {
  const isLoaded = useBrowserState(loaded, false)
  const isHidden = useBrowserState(hidden, false)
  const autoplayIsLimited = useBrowserState(limitsAutoplay, true)
  const [container, setContainer] = useState<Element | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [visible, setVisible] = useState(false)
  const [clicked, setClicked] = useState<'play' | 'pause'>()
  const [playbackState, setPlaybackState] = useState<'waiting' | 'started' | 'blocked' | 'failed'>(
    'waiting',
  )

  const stopped = playbackState === 'blocked' || playbackState === 'failed'
  const shouldPlay = !stopped && (clicked ? clicked === 'play' : !autoplayIsLimited)
  const isPlaying = shouldPlay && isLoaded && visible && !isHidden

  useEffect(
    () => (container ? observeVisibility(container, setVisible) : undefined),
    [container, observeVisibility],
  )

  useEffect(
    () => (video && isPlaying ? play(video, setPlaybackState) : undefined),
    [video, isPlaying],
  )

  useEffect(() => (video ? stopLoadingWhenLeft(video) : undefined), [video])

  return {
    file,
    /** Ref of the element that must be in the viewport. */
    containerRef: setContainer,
    videoRef: setVideo,
    /** Whether to render the video. It stays after it has started, so that it loads only once. */
    mounted: isPlaying || playbackState === 'started',
    /** The video has shown its first frame and can cover the poster. */
    started: playbackState === 'started',
    /** The video can play or pause. False before the page has loaded and after a failure. */
    available: isLoaded && playbackState !== 'failed',
    /** The video plays, or would play if it were in the viewport. */
    playing: shouldPlay,
    play: () => {
      setPlaybackState((state) => (state === 'blocked' ? 'waiting' : state))
      setClicked('play')
    },
    pause: () => setClicked('pause'),
    onPlaying: () => setPlaybackState('started'),
    onFailure: () => setPlaybackState('failed'),
  }
}

/** Plays the video. Returns a function that pauses it. */
function play(video: HTMLVideoElement, onEnd: (playbackState: 'blocked' | 'failed') => void) {
  video.play().catch((cause: unknown) => {
    const name = cause instanceof DOMException ? cause.name : undefined
    // A pause before the first frame also rejects the promise. It is not a failure.
    if (name === 'AbortError') return
    onEnd(name === 'NotAllowedError' ? 'blocked' : 'failed')
  })
  return () => video.pause()
}
