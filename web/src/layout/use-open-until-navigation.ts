import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Open state of a menu or dialog. A navigation closes it, except a `replace` that changes only the query
 * string: the catalogue updates the URL while the visitor types. A setter from an earlier render still
 * works after a navigation, because a native listener may call it before React runs the new page's effects.
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
