import { lazy, useState, type ComponentType, type FunctionComponent } from 'react'
import { reloadOnce } from '../browser/reload-once.ts'
import { LoadError, retry } from '../browser/retry.ts'

export type LazyComponent<Props extends object = object> = FunctionComponent<Props> & {
  preload: () => Promise<FunctionComponent<Props>>
  /** Loads the chunk early. Ignores an error: rendering the component retries. */
  prefetch: () => void
}

/** The component `name` of a module. Once preloaded, the component renders without suspending: in the first pass of hydration and prerendering. */
export function lazyLoad<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined
  const preload = async () => (loaded ??= (await retry(load))[name])
  const prefetch = () => void preload().catch(() => undefined)
  const createLazy = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await preload().catch(reloadOnce) }
      } catch (error) {
        if (error instanceof LoadError) error.forget = () => (suspending = createLazy())
        throw error
      }
    })
  let suspending = createLazy()

  function Component(props: Props) {
    // Constant for each mount, because a change of the component type would reset the component's state.
    const [Rendered] = useState<ComponentType<Props>>(() => loaded ?? suspending)
    return <Rendered {...props} />
  }
  return Object.assign(Component, { preload, prefetch })
}
