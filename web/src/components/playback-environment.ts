import { connection, prefersLessData } from '../browser/network.ts'
import type { BrowserState } from '../browser/use-browser-state.ts'
import { whenIdle } from '../browser/when-idle.ts'

/** The browser state that video playback depends on. Tests pass a fake. */
export type PlaybackEnvironment = {
  /** The page has loaded and the browser is idle: videos load after everything else. */
  loaded: BrowserState
  /** The tab is in the background. */
  hidden: BrowserState
  /** The visitor prefers reduced motion or data, or the network is slow: videos do not autoplay. */
  limitsAutoplay: BrowserState
  /** Reports whether the element is in the viewport, at first and after each change. */
  observeVisibility: (element: Element, onChange: (visible: boolean) => void) => () => void
}

const limitingQueries = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']

/** The share of a video that must be visible before it plays. */
const threshold = 0.25

function listen(
  targets: readonly (EventTarget | undefined)[],
  event: string,
  listener: () => void,
) {
  for (const target of targets) target?.addEventListener(event, listener)
  return () => {
    for (const target of targets) target?.removeEventListener(event, listener)
  }
}

let idle = false

export const browserPlayback: PlaybackEnvironment = {
  loaded: {
    read: () => idle,
    subscribe(onChange) {
      let subscribed = true
      whenIdle(() => {
        idle = true
        if (subscribed) onChange()
      })
      return () => {
        subscribed = false
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
  observeVisibility(element, onChange) {
    const observer = new IntersectionObserver(
      (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
      { threshold },
    )
    observer.observe(element)
    return () => observer.disconnect()
  },
}
