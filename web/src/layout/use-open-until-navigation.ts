import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { samePage } from '../navigation/scroll-and-focus.tsx'

/** A navigation within a page does not close it: that of a filter ends after the visitor has gone on. */
export function useOpenUntilNavigation() {
  const location = useLocation()
  const type = useNavigationType()
  // A native listener may call an earlier render's setter before React runs the new page's effects.
  const [open, setOpen] = useState(false)
  const [previous, setPrevious] = useState(location)
  if (location.key !== previous.key) {
    setPrevious(location)
    if (type === NavigationType.Pop || location.state !== samePage) setOpen(false)
  }
  return [open, setOpen] as const
}
