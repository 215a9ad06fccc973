import { lazy, useState, type ComponentType } from 'react'
import { reloadOnce } from '../browser/reload-once.ts'
import { LoadError, retry } from '../browser/retry.ts'

export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<ComponentType<Props>>
  /** Loads the chunk early. Ignores an error: rendering the screen retries. */
  prefetch: () => void
}

/** Once preloaded, the component renders without suspending: in the first pass of hydration and prerendering. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => (loaded ??= await retry(load))
  const prefetch = () => void preload().catch(() => undefined)
  const createLazy = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await preload().catch(reloadOnce) }
      } catch (error) {
        if (error instanceof LoadError) error.forget = () => (LazyComponent = createLazy())
        throw error
      }
    })
  let LazyComponent = createLazy()

  function Screen(props: Props) {
    // Constant for each mount, because a change of the component type would reset the screen's state.
    const [Rendered] = useState<ComponentType<Props>>(() => loaded ?? LazyComponent)
    return <Rendered {...props} />
  }
  return Object.assign(Screen, { preload, prefetch })
}
