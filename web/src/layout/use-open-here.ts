import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The state of a menu that every navigation closes for good. The setter stays valid across
 * navigations: a native listener may call it before the effects of the new page have run.
 */
export function useOpenHere() {
  const { key } = useLocation()
  const [open, setOpen] = useState(false)
  const [keyBefore, setKeyBefore] = useState(key)
  if (key !== keyBefore) {
    setKeyBefore(key)
    setOpen(false)
  }
  return [open, setOpen] as const
}
