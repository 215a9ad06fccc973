import { lazy, useState, type ComponentType } from 'react'
import { reloadOnce } from '../browser/reload-once.ts'

export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  /** Rejects when the chunk cannot be had. */
  preload: () => Promise<ComponentType<Props>>
  /** Loads ahead what may be wanted soon; a failure shows only when it is. */
  prefetch: () => void
}

/**
 * A screen, or a large part of one, in a chunk of its own. Once preloaded it renders without
 * suspending, so that hydration and prerendering see the screen itself at their first pass.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => (loaded ??= await load())
  const prefetch = () => void preload().catch(() => undefined)
  const Suspending: ComponentType<Props> = lazy(async () => ({
    default: await preload().catch(reloadOnce),
  }))

  function Screen(props: Props) {
    // Decided once a mount: a change of the component's type would throw the screen's state away.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Suspending)
    return <Chosen {...props} />
  }
  return Object.assign(Screen, { preload, prefetch })
}
