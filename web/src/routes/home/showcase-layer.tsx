import { useEffect, useRef, useState } from 'react'
import type { Video } from '../../pictures/picture.ts'
import { browserPlayback } from '../../components/playback-environment.ts'
import { playableUrl, stopLoadingWhenLeft } from '../../components/video-file.ts'
import { showcaseVideos } from './home-text.ts'
import { createShowcase, type Showcase } from './showcase.ts'

// Covers the page with a video while the visitor does nothing (specification, section 2). It is transparent until
// playback starts: a video that fails to load is never visible.
export function ShowcaseLayer({ paused }: { paused: boolean }) {
  const { video, visible, onPlaying, onError } = useShowcase(paused)
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => (element.current ? stopLoadingWhenLeft(element.current) : undefined), [video])
  if (!video) return null

  return (
    <video
      key={video.name}
      ref={element}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      data-showcase={video.name}
      src={playableUrl(video)}
      onPlaying={onPlaying}
      onError={onError}
      className={`pointer-events-none fixed inset-0 z-60 size-full bg-ink object-cover transition [transition-duration:250ms] ${visible ? 'opacity-100' : 'opacity-0'}`}
    />
  )
}

const activities = [
  'pointerdown',
  // Both move events: only pointer events have fractions of a pixel.
  'pointermove',
  'mousemove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
]
/** The middle button opens a link in a new tab. */
const clicks = ['click', 'auxclick'] as const

const { hidden, limitsAutoplay } = browserPlayback

const mayPlay = () =>
  !hidden.read() && !limitsAutoplay.read() && document.querySelector('dialog[open]') === null

// After the end of a video a press does not click a tile for this time: moving the mouse to press has ended the
// video, and the visitor did not see the tile.
const suppressionMs = 500

/** Browsers repeat the last move event when the page changes under a resting pointer. */
function createMoveFilter() {
  const positions = new Map<string, string>()
  return (event: Event) => {
    if (!(event instanceof MouseEvent) || !event.type.endsWith('move')) return false
    const position = `${event.screenX} ${event.screenY}`
    const repeated = event.isTrusted && position === positions.get(event.type)
    positions.set(event.type, position)
    return repeated
  }
}

export function useShowcase(paused: boolean) {
  const [video, setVideo] = useState<Video>()
  const [visible, setVisible] = useState(false)
  const playing = useRef(false)
  const showcaseRef = useRef<Showcase>(undefined)

  useEffect(() => {
    if (paused) return undefined
    let suppressed = false
    const isRepeated = createMoveFilter()
    let endedAt = -Infinity
    const showcase = (showcaseRef.current = createShowcase<Video>({
      videos: showcaseVideos,
      random: Math.random,
      mayPlay,
      show: (next) => {
        playing.current = false
        if (next) suppressed = false
        setVideo(next)
        setVisible(false)
      },
    }))

    const handleActivity = (event: Event) => {
      if (isRepeated(event)) return
      if (playing.current) endedAt = event.timeStamp
      if (event.type === 'pointerdown') suppressed = event.timeStamp - endedAt < suppressionMs
      showcase.restart()
    }
    /** A pointer's click on a visible video must not follow the link of the tile below (readings, Films). */
    const handleClick = (event: MouseEvent) => {
      // The click of a key, a switch or a screen reader has no count. What it presses is known to the visitor.
      const isUnseen = suppressed && event.detail > 0
      suppressed = false
      showcase.restart()
      if (!isUnseen) return
      event.preventDefault()
      event.stopPropagation()
    }

    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const activity of activities) window.addEventListener(activity, handleActivity, options)
    for (const click of clicks) window.addEventListener(click, handleClick, options)
    const unsubscribe = hidden.subscribe(showcase.restart)
    return () => {
      listening.abort()
      unsubscribe()
      showcase.stop()
    }
  }, [paused])

  return {
    video,
    visible,
    onPlaying: () => {
      playing.current = true
      setVisible(true)
      showcaseRef.current?.playing()
    },
    onError: () => showcaseRef.current?.failed(),
  }
}
