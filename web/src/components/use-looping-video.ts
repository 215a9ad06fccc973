import { useEffect, useState } from 'react'
import type { Video } from '../pictures/picture.ts'
import { browserPlayback, type PlaybackEnvironment } from './playback-environment.ts'
import { useBrowserState } from '../browser/use-browser-state.ts'

export type VideoControl = ReturnType<typeof useLoopingVideo>

/**
 * One film's state, for a `LoopingVideo` and the `VideoButton` that stands apart from it. It plays by itself
 * after the page has loaded, while it is in view and the tab in front, unless the visitor wants
 * little motion or data; what the visitor presses counts for more.
 */
export function useLoopingVideo(
  file: Video,
  { loaded, hidden, limitsAutoplay, watch }: PlaybackEnvironment = browserPlayback,
) {
  const isLoaded = useBrowserState(loaded, false)
  const isHidden = useBrowserState(hidden, false)
  const autoplayIsLimited = useBrowserState(limitsAutoplay, true)
  const [frame, setFrame] = useState<Element | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [visible, setVisible] = useState(false)
  const [pressed, setPressed] = useState<'play' | 'pause'>()
  const [playbackState, setPlaybackState] = useState<'waiting' | 'started' | 'refused' | 'failed'>(
    'waiting',
  )

  const stopped = playbackState === 'refused' || playbackState === 'failed'
  const shouldPlay = !stopped && (pressed ? pressed === 'play' : !autoplayIsLimited)
  const isPlaying = shouldPlay && isLoaded && visible && !isHidden

  useEffect(() => (frame ? watch(frame, setVisible) : undefined), [frame, watch])

  useEffect(
    () => (video && isPlaying ? play(video, setPlaybackState) : undefined),
    [video, isPlaying],
  )

  return {
    file,
    /** Ref of the element whose place in the page counts. */
    frame: setFrame,
    /** Ref of the video. */
    video: setVideo,
    /** The video belongs into the page; once started it stays, so that nothing is fetched twice. */
    mounted: isPlaying || playbackState === 'started',
    /** The video has shown a picture, and the poster can be covered. */
    started: playbackState === 'started',
    /** There is something to play or pause: not before the page has loaded, nor after a failure. */
    available: isLoaded && playbackState !== 'failed',
    /** It plays, or would if it were in view. */
    playing: shouldPlay,
    play: () => {
      setPlaybackState((now) => (now === 'refused' ? 'waiting' : now))
      setPressed('play')
    },
    pause: () => setPressed('pause'),
    onPlaying: () => setPlaybackState('started'),
    onFailure: () => setPlaybackState('failed'),
  }
}

/** Plays until its answer is called. */
function play(video: HTMLVideoElement, onEnd: (playbackState: 'refused' | 'failed') => void) {
  video.play().catch((cause: unknown) => {
    const reason = cause instanceof DOMException ? cause.name : undefined
    // A pause that comes before the first picture ends the promise too: nothing is wrong then.
    if (reason === 'AbortError') return
    onEnd(reason === 'NotAllowedError' ? 'refused' : 'failed')
  })
  return () => video.pause()
}
