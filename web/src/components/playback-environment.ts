import { savesData } from '../browser/network.ts'
import { listen, type BrowserState } from '../browser/use-browser-state.ts'
import { whenIdle } from '../browser/when-idle.ts'

/** The share of a video that must be visible before it plays. */
const threshold = 0.25

let idle = false

/** The page has loaded and the browser is idle: videos load after everything else. */
const loaded: BrowserState = {
  read: () => idle,
  subscribe(onChange) {
    let subscribed = true
    whenIdle(() => {
      idle = true
      if (subscribed) onChange()
    })
    return () => void (subscribed = false)
  },
}

const hidden: BrowserState = {
  read: () => document.hidden,
  subscribe: (onChange) => listen(document, 'visibilitychange', onChange),
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

/** The visitor asks for reduced motion or Save-Data: videos do not autoplay (readings, Films). */
const limitsAutoplay: BrowserState = {
  read: () => savesData() || reducedMotion().matches,
  subscribe: (onChange) => listen(reducedMotion(), 'change', onChange),
}

/** Reports whether the element is in the viewport, at first and after each change. */
function observeVisibility(element: Element, onChange: (visible: boolean) => void) {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
    { threshold },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** What video playback depends on. Tests pass a fake. */
export const browserPlayback = { loaded, hidden, limitsAutoplay, observeVisibility }

export type PlaybackEnvironment = typeof browserPlayback
