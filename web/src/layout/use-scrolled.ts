import { useSyncExternalStore } from 'react'

/** The header turns solid beyond this many pixels (specification, section 9). */
const threshold = 50

const isScrolled = () => window.scrollY > threshold

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Whether the page is scrolled; the prerendered page takes it to be at its top. */
export const useScrolled = () => useSyncExternalStore(subscribe, isScrolled, () => false)
