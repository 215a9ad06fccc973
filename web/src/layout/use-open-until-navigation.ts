import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * The open state of a menu or dialog. Every navigation closes it, but not a new query of the same page:
 * the catalogue replaces it while the visitor is still typing. The setter works across navigations,
 * because a native listener may call it before the effects of the new page have run.
 */
export function useOpenUntilNavigation() {
  const location = useLocation()
  const type = useNavigationType()
  const [open, setOpen] = useState(false)
  const [previous, setPrevious] = useState(location)
  if (location.key !== previous.key) {
    setPrevious(location)
    const hasNewQuery =
      location.pathname === previous.pathname && location.search !== previous.search
    if (type !== NavigationType.Replace || !hasNewQuery) setOpen(false)
  }
  return [open, setOpen] as const
}
