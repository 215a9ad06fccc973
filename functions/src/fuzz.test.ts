import { expect, test } from 'vitest'
import { fuzz } from './testing/fuzz.ts'
import { memoryProfiles } from './testing/memory-profiles.ts'

const every = [200, 201, 400, 401, 403, 404, 405, 413, 415]

test('thousands of calls get documented answers and leave valid profiles', async () => {
  const statuses = await fuzz({ profiles: memoryProfiles(), runs: 4000 })

  expect([...statuses.keys()].sort()).toEqual(every)
}, 60_000)
