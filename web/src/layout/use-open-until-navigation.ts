import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** A `replace` of the query string does not close it: the catalogue updates the URL while the visitor types. */
export function useOpenUntilNavigation() {
  const location = useLocation()
  const type = useNavigationType()
  // A native listener may call an earlier render's setter before React runs the new page's effects.
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
