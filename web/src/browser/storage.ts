/**
 * Web storage that may be full, blocked or absent: reading then finds nothing, writing does nothing.
 * @param area looked up at each call: a browser that blocks it throws at the mere mention
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
    /** Whether the text is stored now. */
    write: (key: string, text: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }) ?? false,
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
    keys: (): string[] => attempt((storage) => Object.keys(storage)) ?? [],
  }
}

/** Kept until it is removed. */
export const localStore = createStore(() => localStorage)

/** For this tab only, and gone with it. */
export const sessionStore = createStore(() => sessionStorage)
