import { fuzz } from '../functions/src/testing/fuzz.ts'
import { memoryProfiles } from '../functions/src/testing/memory-profiles.ts'

export { fuzzSockets } from './fuzz-sockets.ts'

export const fuzzInMemory = (runs: number) => fuzz({ profiles: memoryProfiles(), runs })
