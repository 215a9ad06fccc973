import { useLayoutEffect, useRef } from 'react'
import { ProgressBar } from '../../ui/progress.tsx'

/** Shown while the search overlay loads. A hidden field receives what the visitor types meanwhile. */
export function SearchPending() {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const pressed = document.activeElement as HTMLElement
    field.current?.focus()
    // The overlay's dialog returns the focus to it.
    return () => pressed.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <ProgressBar />
      <input ref={field} name="pending-search" aria-label="Search" className="sr-only" />
    </>
  )
}
