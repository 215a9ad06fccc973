/** The storage may be full or blocked: then even `area` throws, reads return nothing, and writes return false. */
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
