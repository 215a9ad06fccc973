import { useEffect, useState } from 'react'
import type { Video } from '../pictures/picture.ts'
import { browserPlayback, type PlaybackEnvironment } from './playback-environment.ts'
import { sessionStore } from '../browser/storage.ts'
import { useBrowserState } from '../browser/use-browser-state.ts'
import { stopLoadingWhenLeft } from './video-file.ts'

export type Playback = ReturnType<typeof usePlayback>

const storageKey = 'films'

const readChoice = () => {
  const chosen = sessionStore.read(storageKey)
  return chosen === undefined ? undefined : chosen === 'play'
}

/** Videos autoplay, unless the environment limits that. A click on the `VideoButton` takes precedence during the visit. */
export function usePlayback({ loaded, limitsAutoplay }: PlaybackEnvironment = browserPlayback) {
  const isLoaded = useBrowserState(loaded, false)
  const autoplayIsLimited = useBrowserState(limitsAutoplay, true)
  const [chosen, setChosen] = useState(readChoice)
  const [refused, setRefused] = useState(false)
  return {
    isLoaded,
    /** The videos play, or would play if they were in the viewport. */
    playing: !refused && (chosen ?? !autoplayIsLimited),
    /** The visitor has paused the videos, the showcase and the logo (readings, Films). */
    paused: chosen === false,
    choose: (play: boolean) => {
      sessionStore.write(storageKey, play ? 'play' : 'pause')
      setChosen(play)
      setRefused(false)
    },
    /** For a browser that does not let videos play by themselves. */
    setRefused,
  }
}

export type VideoControl = ReturnType<typeof useLoopingVideo>

export function useLoopingVideo(
  file: Video,
  { isLoaded, playing, setRefused }: Playback,
  { hidden, observeVisibility }: PlaybackEnvironment = browserPlayback,
) {
  const isHidden = useBrowserState(hidden, false)
  const [container, setContainer] = useState<Element | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [visible, setVisible] = useState(false)
  const [playbackState, setPlaybackState] = useState<'waiting' | 'started' | 'failed'>('waiting')

  const failed = playbackState === 'failed'
  const isPlaying = playing && !failed && isLoaded && visible && !isHidden

  useEffect(
    () => (container ? observeVisibility(container, setVisible) : undefined),
    [container, observeVisibility],
  )

  useEffect(() => {
    if (!video || !isPlaying) return undefined
    video.play().catch((cause: unknown) => {
      const name = cause instanceof DOMException ? cause.name : undefined
      // A pause before the first frame also rejects the promise. It is not a failure.
      if (name === 'AbortError') return
      if (name === 'NotAllowedError') setRefused(true)
      else setPlaybackState('failed')
    })
    return () => video.pause()
  }, [video, isPlaying, setRefused])

  useEffect(() => (video ? stopLoadingWhenLeft(video) : undefined), [video])

  return {
    file,
    containerRef: setContainer,
    videoRef: setVideo,
    /** Whether to render the video. It stays after it has started, so that it loads only once. */
    mounted: isPlaying || playbackState === 'started',
    /** The video has shown its first frame and can cover the poster. */
    started: playbackState === 'started',
    failed,
    onPlaying: () => setPlaybackState('started'),
    onFailure: () => setPlaybackState('failed'),
  }
}
