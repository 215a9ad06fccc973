import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The open state of a menu or dialog. Every navigation closes it. The setter works across navigations,
 * because a native listener may call it before the effects of the new page have run.
 */
export function useOpenUntilNavigation() {
  const { key } = useLocation()
  const [open, setOpen] = useState(false)
  const [previousKey, setPreviousKey] = useState(key)
  if (key !== previousKey) {
    setPreviousKey(key)
    setOpen(false)
  }
  return [open, setOpen] as const
}
