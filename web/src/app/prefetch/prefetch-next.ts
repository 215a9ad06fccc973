import { matchRoute } from '../match-route.ts'
import { prefersLessData } from '../../browser/network.ts'
import { prefetchFirstPicture } from './prefetch-first-picture.ts'

/** Milliseconds that a link must stay in view, so that scrolling past it prefetches nothing. */
const dwellMs = 2000

const picturePaths = new Set<string>()
const timers = new Map<Element, ReturnType<typeof setTimeout>>()

function prefetchScreen(link: EventTarget | null): string | undefined {
  const path = prefersLessData() ? undefined : linkPath(link)
  if (path !== undefined) matchRoute(path).Screen.prefetch()
  return path
}

function prefetchScreenAndPicture({ target }: Event) {
  const path = prefetchScreen(target)
  if (path === undefined || picturePaths.has(path)) return
  picturePaths.add(path)
  void prefetchFirstPicture(path)
}

/**
 * Prefetches the next screen: its chunk once a link to it stays in view, and its large picture too once
 * the link is hovered, touched or focused. Does nothing under Save-Data or on a slow network.
 */
export function prefetchNext() {
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetchScreenAndPicture, { passive: true })
  }

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target))
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => prefetchScreen(target), dwellMs),
        )
      else timers.delete(target)
    }
  })
  const watchLinks = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) inView.observe(link)
  }
  watchLinks()
  // New screens contain new links.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true })
}

/** Returns the path that an element links to; undefined without a link, and for other origins and the current page. */
function linkPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return
  return link.pathname
}
