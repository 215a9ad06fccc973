import { createRequire } from 'node:module'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { readRepositoryFile } from '../doctor/test-tree.ts'
import { root } from '../folders.ts'
import { DOCUMENT, INSTANCES, withCostTables } from './cost-tables.ts'
import { floodOf, monthOf } from './costs.ts'
import { costOf, prices } from './prices.ts'

test('docs/operating.md → has the tables that the prices give', async () => {
  const text = readRepositoryFile(DOCUMENT)
  const options = { ...(await resolveConfig(path.join(root, DOCUMENT))), parser: 'markdown' }

  expect(await format(withCostTables(text), options), 'run npm run costs').toBe(text)
})

test('tiered price → each step applies to its own units', () => {
  expect(costOf(prices.activeUsers, 50_000)).toBe(0)
  // 50,000 users at $0.0055 and 900,000 at $0.0046.
  expect(costOf(prices.activeUsers, 1_000_000)).toBeCloseTo(275 + 4140)
  expect(costOf(prices.assessments, 10_000)).toBe(0)
  expect(costOf(prices.assessments, 10_001)).toBe(8)
  expect(costOf(prices.assessments, 150_000)).toBeCloseTo(8 + 50)
})

test('a million visits → 800 GB at $0.15 above the free 10.8 GB, nothing else', () => {
  const { used, costs, total } = monthOf(1_000_000)

  expect(used).toMatchObject({ gigabytes: 800, reads: 48_000, writes: 8_000, seconds: 4_800 })
  expect(costs).toEqual({ hosting: (800 - 10.8) * 0.15, function: 0, firestore: 0, logging: 0 })
  expect(total).toBe(costs.hosting)
})

test('the tables → assume the function’s maxInstances', () => {
  const [, declared] =
    /maxInstances: (\d+)/.exec(readRepositoryFile('functions/src/index.ts')) ?? []

  expect(INSTANCES).toBe(Number(declared))
})

test('a flood → $400 a billion requests, and compute per instance', () => {
  const { requests, compute } = floodOf({ instances: 10 })

  expect(requests).toBeCloseTo(400)
  expect(compute).toBeCloseTo(25_920_000 * (0.0000336 + 0.25 * 0.0000035))
})

/** The prices by which firebase-tools estimates the costs of functions. */
type FunctionPrices = Record<
  'V2_RATES' | 'V2_FREE_TIER',
  { invocations: number; memoryGb: unknown; vCpu: unknown }
>

test('prices of the function → those of firebase-tools for the tier of asia-south1', () => {
  const { V2_RATES: rates, V2_FREE_TIER: free } = createRequire(import.meta.url)(
    'firebase-tools/lib/deploy/functions/pricing',
  ) as FunctionPrices

  expect(prices.requests.steps).toEqual([{ from: free.invocations, each: rates.invocations }])
  expect(prices.cpu.steps[0]).toMatchObject({ from: free.vCpu })
  expect(rates.vCpu).toMatchObject({ 2: prices.cpu.steps[0].each })
  expect(prices.memory.steps[0]).toMatchObject({ from: free.memoryGb })
  expect(rates.memoryGb).toMatchObject({ 2: prices.memory.steps[0].each })
})
