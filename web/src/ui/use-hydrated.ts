import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a prerendered page is taken over, which must find what was prerendered; then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
