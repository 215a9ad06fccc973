import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether a menu is open, for as long as nobody navigates: every navigation closes it. */
export function useOpenHere() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  return [openedAt === key, (open: boolean) => setOpenedAt(open ? key : undefined)] as const
}
