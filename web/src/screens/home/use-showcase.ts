import { useEffect, useState } from 'react'
import { films } from '../../media/films.ts'
import type { FilmFile } from '../../media/picture-file.ts'
import { browserSurroundings } from '../../ui/film-surroundings.ts'
import { createShowcase } from './showcase.ts'

const activities = [
  'pointerdown',
  'mousemove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
]

const { hidden, calm } = browserSurroundings

const mayPlay = () =>
  !hidden.read() && !calm.read() && document.querySelector('dialog[open]') === null

/** Follows what somebody does on the page; answers the film that covers it, or none. */
export function useShowcase() {
  const [film, setFilm] = useState<FilmFile>()

  useEffect(() => {
    let shown: FilmFile | undefined
    let swallow = false
    const showcase = createShowcase<FilmFile>({
      films: Object.values(films),
      random: Math.random,
      mayPlay,
      show: (next) => setFilm((shown = next)),
    })

    const wake = (event: Event) => {
      // Browsers tell of a pointer that rests while the page changes beneath it.
      if (event instanceof MouseEvent && event.type === 'mousemove' && !moved(event)) return
      if (event.type === 'keydown' || event.type === 'pointerdown') swallow = shown !== undefined
      if (swallow && event.type === 'keydown') event.preventDefault()
      showcase.wake()
    }
    /** What ends the showcase follows no link: its click belongs to the film, not to the tile below. */
    const click = (event: Event) => {
      if (!swallow) return
      swallow = false
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

  return film
}

const moved = ({ movementX, movementY }: MouseEvent) => movementX !== 0 || movementY !== 0
