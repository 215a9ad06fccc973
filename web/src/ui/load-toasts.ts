type ToastsModule = typeof import('./toasts.tsx')

let loaded: ToastsModule | undefined
const listeners = new Set<() => void>()

export const loadedToasts = () => loaded

export function onToastsLoaded(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Most visits say nothing in passing, so what it takes is fetched only where something may be said. */
export async function loadToasts() {
  if (!loaded) {
    loaded = await import('./toasts.tsx')
    for (const tell of listeners) tell()
  }
  return loaded
}
