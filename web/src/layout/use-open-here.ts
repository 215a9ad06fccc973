import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether a menu is open, for as long as nobody navigates: every navigation closes it for good. */
export function useOpenHere() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  // Forgotten at once, or going back would find it open again.
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined)
  return [openedAt === key, (open: boolean) => setOpenedAt(open ? key : undefined)] as const
}
