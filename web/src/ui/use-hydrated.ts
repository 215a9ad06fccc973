import { useFact, type Fact } from './use-fact.ts'

const hydrated: Fact = { read: () => true, subscribe: () => () => undefined }

/** False while a prerendered page is taken over, which must find what was prerendered; then true. */
export const useHydrated = () => useFact(hydrated, false)
