import { routeOf } from '../routes.tsx'
import { isThrifty } from '../ui/connection.ts'
import { prefetchFirstPicture } from './first-pictures.ts'
import { nextAddress } from './next-address.ts'

const pointed = new Set<string>()

function prefetchScreen(link: EventTarget | null): string | undefined {
  const address = isThrifty() ? undefined : nextAddress(link)
  if (address !== undefined) routeOf(address).route.Screen.prefetch()
  return address
}

function prefetchWhole({ target }: Event) {
  const address = prefetchScreen(target)
  if (address === undefined || pointed.has(address)) return
  pointed.add(address)
  void prefetchFirstPicture(address)
}

/**
 * Fetches what the next screen needs before it is asked for: its chunk once a link to it is in view,
 * its large picture too once somebody points at, touches or focuses the link. Never for who saves data.
 */
export function prefetchNext() {
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetchWhole, { passive: true })
  }

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) prefetchScreen(target)
  })
  const watchLinks = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) inView.observe(link)
  }
  watchLinks()
  // A new screen brings new links.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true })
}
