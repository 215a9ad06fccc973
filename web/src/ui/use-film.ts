import { useEffect, useState } from 'react'
import type { FilmFile } from '../media/picture-file.ts'
import { browserSurroundings, type FilmSurroundings } from './film-surroundings.ts'
import { useFact } from './use-fact.ts'

export type FilmControl = ReturnType<typeof useFilm>

/**
 * One film's state, for a `Film` and the `FilmButton` that stands apart from it. It plays by itself
 * after the page has loaded, while it is in view and the tab in front, unless the visitor wants
 * little motion or data; what the visitor presses counts for more.
 */
export function useFilm(
  file: FilmFile,
  { loaded, hidden, calm, watch }: FilmSurroundings = browserSurroundings,
) {
  const isLoaded = useFact(loaded, false)
  const isHidden = useFact(hidden, false)
  const isCalm = useFact(calm, true)
  const [frame, setFrame] = useState<Element | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [visible, setVisible] = useState(false)
  const [pressed, setPressed] = useState<'play' | 'pause'>()
  const [course, setCourse] = useState<'waiting' | 'started' | 'refused' | 'failed'>('waiting')

  const stopped = course === 'refused' || course === 'failed'
  const wanted = !stopped && (pressed ? pressed === 'play' : !isCalm)
  const running = wanted && isLoaded && visible && !isHidden

  useEffect(() => (frame ? watch(frame, setVisible) : undefined), [frame, watch])

  useEffect(() => (video && running ? play(video, setCourse) : undefined), [video, running])

  return {
    file,
    /** Ref of the element whose place in the page counts. */
    frame: setFrame,
    /** Ref of the video. */
    video: setVideo,
    /** The video belongs into the page; once started it stays, so that nothing is fetched twice. */
    mounted: running || course === 'started',
    /** The video has shown a picture, and the poster can be covered. */
    started: course === 'started',
    /** There is something to play or pause: not before the page has loaded, nor after a failure. */
    available: isLoaded && course !== 'failed',
    /** It plays, or would if it were in view. */
    playing: wanted,
    play: () => {
      setCourse((now) => (now === 'refused' ? 'waiting' : now))
      setPressed('play')
    },
    pause: () => setPressed('pause'),
    onPlaying: () => setCourse('started'),
    onFailure: () => setCourse('failed'),
  }
}

/** Plays until its answer is called. */
function play(video: HTMLVideoElement, onEnd: (course: 'refused' | 'failed') => void) {
  video.play().catch((cause: unknown) => {
    // A pause that comes before the first picture ends the promise too: nothing is wrong then.
    if (nameOf(cause) === 'AbortError') return
    onEnd(nameOf(cause) === 'NotAllowedError' ? 'refused' : 'failed')
  })
  return () => video.pause()
}

const nameOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : undefined
