/**
 * A web storage that may be full, blocked or missing: reads then return nothing and writes return false.
 * @param area called at each access, because it throws if the browser blocks storage
 */
const createStore = (area: () => Storage) => {
  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(area())
    } catch {
      return undefined
    }
  }

  return {
    read: (key: string): string | undefined =>
      attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key: string, text: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }) ?? false,
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
    keys: (): string[] => attempt((storage) => Object.keys(storage)) ?? [],
  }
}

export const localStore = createStore(() => localStorage)

export const sessionStore = createStore(() => sessionStorage)
