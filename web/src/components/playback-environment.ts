import { connection, prefersLessData } from '../browser/network.ts'
import type { BrowserState } from '../browser/use-browser-state.ts'
import { whenIdle } from '../browser/when-idle.ts'

/** What a film goes by; tests have their own. */
export type PlaybackEnvironment = {
  /** The page has loaded and has nothing else to do: films come after all else, one at a time. */
  loaded: BrowserState
  /** The tab is in the background. */
  hidden: BrowserState
  /** The visitor wants little motion or little data: nothing plays by itself. */
  limitsAutoplay: BrowserState
  /** Tells whether the element is in view, now and later. */
  watch: (element: Element, onChange: (visible: boolean) => void) => () => void
}

const limitingQueries = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']

/** A sliver of a tile at the edge of the screen plays nothing. */
const share = 0.25

function listen(targets: readonly (EventTarget | undefined)[], event: string, call: () => void) {
  for (const target of targets) target?.addEventListener(event, call)
  return () => {
    for (const target of targets) target?.removeEventListener(event, call)
  }
}

let idle = false

export const browserPlayback: PlaybackEnvironment = {
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
  limitsAutoplay: {
    read: () => prefersLessData() || limitingQueries.some((query) => matchMedia(query).matches),
    subscribe: (onChange) =>
      listen(
        [connection(), ...limitingQueries.map((query) => matchMedia(query))],
        'change',
        onChange,
      ),
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
