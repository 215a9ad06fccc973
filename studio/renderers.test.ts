import { expect, test } from 'vitest'
import { deliveredFiles } from './delivered.ts'
import { readRecord } from './record.ts'
import { renderers } from './renderers.ts'

const items = Object.values(renderers).flatMap(({ kind, items }) =>
  Object.entries(items).map(([name, item]) => ({ name, kind, item })),
)

test('an item has one renderer', () => {
  const names = items.map(({ name }) => name)

  expect(names).toEqual([...new Set(names)])
})

test('a recorded item has a renderer', async () => {
  const names = items.map(({ name }) => name)

  expect(names).toEqual(expect.arrayContaining(Object.keys(await readRecord())))
})

test.each(items)('$name → described and delivered', async ({ name, kind, item }) => {
  expect(item.alt.length).toBeGreaterThan(10)
  expect(await deliveredFiles(name, kind === 'card' ? 'jpg' : 'avif')).not.toHaveLength(0)
})

test.each(Object.entries(renderers))(
  '%s → a fingerprint of its own for each item',
  async (_, { items, fingerprintOf }) => {
    const names = Object.keys(items)

    const fingerprints = await Promise.all(names.map(fingerprintOf))

    expect(new Set(fingerprints).size).toBe(names.length)
  },
)
