import { prefersLessData } from '../../browser/network.ts'
import { prefetchPage } from './prefetch-page.ts'

/** Milliseconds that a link must stay in view, so that scrolling past it prefetches nothing. */
const dwellMs = 2000

const timers = new Map<Element, ReturnType<typeof setTimeout>>()

const prefetch = ({ pathname }: HTMLAnchorElement) => {
  if (!prefersLessData()) prefetchPage(pathname, { contents: false })
}

/** Prefetches the chunks of the page behind each internal link that stays in view. */
export function prefetchVisible() {
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target))
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => prefetch(target as HTMLAnchorElement), dwellMs),
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
