import { useEffect, useRef, useState } from 'react'
import type { Video } from '../../pictures/picture.ts'
import { browserPlayback } from '../../components/playback-environment.ts'
import { showcaseFilms } from './home-text.ts'
import { createShowcase, type Showcase } from './showcase.ts'

const activities = [
  'pointerdown',
  // Both: only pointer events tell fractions of a pixel.
  'pointermove',
  'mousemove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
]

const { hidden, limitsAutoplay } = browserPlayback

const mayPlay = () =>
  !hidden.read() && !limitsAutoplay.read() && document.querySelector('dialog[open]') === null

/**
 * Milliseconds after the end of a film in which a press still belongs to it: the hand that presses
 * moves the mouse first.
 */
const reflex = 500

/** What a key press would follow or press. */
const presses = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' '

/** Follows what somebody does on the page; answers the film that covers it, or none. */
export function useShowcase() {
  const [film, setFilm] = useState<Video>()
  const seen = useRef(false)
  const running = useRef<Showcase>(undefined)

  useEffect(() => {
    let swallow = false
    const places = new Map<string, string>()
    let endedAt = -Infinity
    const showcase = (running.current = createShowcase<Video>({
      films: showcaseFilms,
      random: Math.random,
      mayPlay,
      show: (next) => {
        seen.current = false
        setFilm(next)
      },
    }))

    const wake = (event: Event) => {
      if (event instanceof MouseEvent && event.type.endsWith('move')) {
        // When the page changes beneath a resting pointer, browsers repeat its last move.
        const place = `${event.screenX} ${event.screenY}`
        if (event.isTrusted && place === places.get(event.type)) return
        places.set(event.type, place)
      }
      if (seen.current) endedAt = event.timeStamp
      if (event.type === 'pointerdown') swallow = event.timeStamp - endedAt < reflex
      if (event instanceof KeyboardEvent && presses(event)) {
        swallow = seen.current || (swallow && event.repeat)
        if (swallow) event.preventDefault()
      }
      showcase.wake()
    }
    /** What ends a film that was seen follows no link: it was not meant for the tile below. */
    const click = (event: Event) => {
      const meant = !swallow && !seen.current
      swallow = false
      showcase.wake()
      if (meant) return
      event.preventDefault()
      event.stopPropagation()
    }

    for (const activity of activities) window.addEventListener(activity, wake, { capture: true })
    window.addEventListener('click', click, { capture: true })
    const unsubscribe = hidden.subscribe(showcase.wake)
    return () => {
      for (const activity of activities) window.removeEventListener(activity, wake, true)
      window.removeEventListener('click', click, true)
      unsubscribe()
      showcase.stop()
    }
  }, [])

  return {
    film,
    onSeen: () => {
      seen.current = true
      running.current?.seen()
    },
    onFailure: () => running.current?.failed(),
  }
}
