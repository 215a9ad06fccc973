import { lazy, useState, type ComponentType } from 'react'
import { reloadOnce } from './reload-once.ts'

export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<ComponentType<Props>>
}

/**
 * A screen, or a large part of one, in a chunk of its own. Once preloaded it renders without
 * suspending, so that hydration and prerendering see the screen itself at their first pass.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => (loaded ??= await load().catch(reloadOnce))
  const Suspending: ComponentType<Props> = lazy(async () => ({ default: await preload() }))

  function Screen(props: Props) {
    // Decided once a mount: a change of the component's type would throw the screen's state away.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Suspending)
    return <Chosen {...props} />
  }
  return Object.assign(Screen, { preload })
}
