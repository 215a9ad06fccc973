import { lazy, useState, type ComponentType } from 'react'
import { reloadOnce } from './reload-once.ts'

export type LazyScreen = ComponentType & { preload: () => Promise<ComponentType> }

/**
 * A screen in a chunk of its own. Once preloaded it renders without suspending, so that hydration
 * and prerendering see the screen itself at their first pass.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined
  const preload = async () => (loaded ??= await load().catch(reloadOnce))
  const Suspending = lazy(async () => ({ default: await preload() }))

  function Screen() {
    // Decided once a mount: a change of the component's type would throw the screen's state away.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Suspending)
    return <Chosen />
  }
  return Object.assign(Screen, { preload })
}
