import { connection, isThrifty } from './connection.ts'
import type { Fact } from './use-fact.ts'
import { whenIdle } from './when-idle.ts'

/** What a film goes by; tests have their own. */
export type FilmSurroundings = {
  /** The page has loaded and has nothing else to do: films come after all else, one at a time. */
  loaded: Fact
  /** The tab is in the background. */
  hidden: Fact
  /** The visitor wants little motion or little data: nothing plays by itself. */
  calm: Fact
  /** Tells whether the element is in view, now and later. */
  watch: (element: Element, onChange: (visible: boolean) => void) => () => void
}

const calmQueries = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']

/** A sliver of a tile at the edge of the screen plays nothing. */
const share = 0.25

function listen(targets: readonly (EventTarget | undefined)[], event: string, call: () => void) {
  for (const target of targets) target?.addEventListener(event, call)
  return () => {
    for (const target of targets) target?.removeEventListener(event, call)
  }
}

let idle = false

export const browserSurroundings: FilmSurroundings = {
  loaded: {
    read: () => idle,
    subscribe(onChange) {
      let waiting = true
      whenIdle(() => {
        idle = true
        if (waiting) onChange()
      })
      return () => {
        waiting = false
      }
    },
  },
  hidden: {
    read: () => document.hidden,
    subscribe: (onChange) => listen([document], 'visibilitychange', onChange),
  },
  calm: {
    read: () => isThrifty() || calmQueries.some((query) => matchMedia(query).matches),
    subscribe: (onChange) =>
      listen([connection(), ...calmQueries.map((query) => matchMedia(query))], 'change', onChange),
  },
  watch(element, onChange) {
    const observer = new IntersectionObserver(
      (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
      { threshold: share },
    )
    observer.observe(element)
    return () => observer.disconnect()
  },
}
