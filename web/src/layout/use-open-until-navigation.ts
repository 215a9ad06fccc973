import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * The open state of a menu or dialog. Every navigation closes it, but not a new query of the same page:
 * the catalogue replaces it while the visitor is still typing. The setter works across navigations,
 * because a native listener may call it before the effects of the new page have run.
 */
export function useOpenUntilNavigation() {
  const { key, pathname } = useLocation()
  const replaces = useNavigationType() === 'REPLACE'
  const [open, setOpen] = useState(false)
  const [previous, setPrevious] = useState({ key, pathname })
  if (key !== previous.key) {
    setPrevious({ key, pathname })
    if (!replaces || pathname !== previous.pathname) setOpen(false)
  }
  return [open, setOpen] as const
}
