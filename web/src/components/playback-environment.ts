import { savesData } from '../browser/network.ts'
import { listen, type BrowserState } from '../browser/use-browser-state.ts'
import { whenIdle } from '../browser/when-idle.ts'

/** The browser state that video playback depends on. Tests pass a fake. */
export type PlaybackEnvironment = {
  /** The page has loaded and the browser is idle: videos load after everything else. */
  loaded: BrowserState
  hidden: BrowserState
  /** The visitor asks for reduced motion or Save-Data: videos do not autoplay (readings, Films). */
  limitsAutoplay: BrowserState
  /** Reports whether the element is in the viewport, at first and after each change. */
  observeVisibility: (element: Element, onChange: (visible: boolean) => void) => () => void
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

/** The share of a video that must be visible before it plays. */
const threshold = 0.25

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
      return () => void (subscribed = false)
    },
  },
  hidden: {
    read: () => document.hidden,
    subscribe: (onChange) => listen(document, 'visibilitychange', onChange),
  },
  limitsAutoplay: {
    read: () => savesData() || reducedMotion().matches,
    subscribe: (onChange) => listen(reducedMotion(), 'change', onChange),
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
