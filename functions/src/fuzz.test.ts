import { expect, test } from 'vitest'
import { fuzz } from './testing/fuzz.ts'
import { memoryProfiles } from './testing/memory-profiles.ts'

const allStatuses = [200, 201, 204, 400, 401, 403, 404, 405, 413, 415]

test('1,000 random requests get documented responses, and the stored profiles stay valid', async () => {
  const statuses = await fuzz({ profiles: memoryProfiles(), runs: 1000 })

  expect([...statuses.keys()].sort()).toEqual(allStatuses)
}, 60_000)
