import { matchRoute } from '../match-route.ts'
import { prefersLessData } from '../../browser/network.ts'
import { prefetchFirstPicture } from './prefetch-first-picture.ts'
import { nextAddress } from './next-address.ts'

/** Milliseconds that a link has to be in view: what is scrolled past is not meant. */
const dwell = 2000

const pointed = new Set<string>()
const seen = new Map<Element, ReturnType<typeof setTimeout>>()

function prefetchScreen(link: EventTarget | null): string | undefined {
  const address = prefersLessData() ? undefined : nextAddress(link)
  if (address !== undefined) matchRoute(address).Screen.prefetch()
  return address
}

function prefetchWhole({ target }: Event) {
  const address = prefetchScreen(target)
  if (address === undefined || pointed.has(address)) return
  pointed.add(address)
  void prefetchFirstPicture(address)
}

/**
 * Fetches what the next screen needs before it is asked for: its chunk once a link to it stays in view,
 * its large picture too once somebody points at, touches or focuses the link. Never for who saves data.
 */
export function prefetchNext() {
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetchWhole, { passive: true })
  }

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(seen.get(target))
      if (isIntersecting)
        seen.set(
          target,
          setTimeout(() => prefetchScreen(target), dwell),
        )
      else seen.delete(target)
    }
  })
  const watchLinks = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) inView.observe(link)
  }
  watchLinks()
  // A new screen brings new links.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true })
}
