/** The storage may be full or blocked: then even `area` throws, reads return nothing, and writes return false. */
const createStore = (area: () => Storage) => {
  function guarded<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return access(area())
    } catch {
      return undefined
    }
  }

  return {
    read: (key: string): string | undefined =>
      guarded((storage) => storage.getItem(key)) ?? undefined,
    write: (key: string, text: string): boolean =>
      guarded((storage) => {
        storage.setItem(key, text)
        return true
      }) ?? false,
    remove: (key: string) => guarded((storage) => storage.removeItem(key)),
    keys: (): string[] => guarded((storage) => Object.keys(storage)) ?? [],
  }
}

export const localStore = createStore(() => localStorage)

export const sessionStore = createStore(() => sessionStorage)
