import { expect, test } from 'vitest'
import { deliveredFiles } from './delivered.ts'
import { readRecord } from './record.ts'
import { renderers } from './renderers.ts'

const items = Object.values(renderers).flatMap(({ kind, items }) =>
  Object.entries(items).map(([name, item]) => ({ name, kind, item })),
)

test('every item has exactly one renderer', () => {
  const names = items.map(({ name }) => name)

  expect(names).toEqual([...new Set(names)])
})

test('every recorded item has a renderer', async () => {
  const names = items.map(({ name }) => name)

  expect(names).toEqual(expect.arrayContaining(Object.keys(await readRecord())))
})

test.each(items)('$name has an alt text and delivered files', async ({ name, kind, item }) => {
  expect(item.alt.length).toBeGreaterThan(10)
  expect(await deliveredFiles(name, kind === 'card' ? 'jpg' : 'avif')).not.toHaveLength(0)
})

test.each(Object.entries(renderers))(
  '%s: every item has a different fingerprint',
  async (_, { items, fingerprintOf }) => {
    const names = Object.keys(items)

    const fingerprints = await Promise.all(names.map(fingerprintOf))

    expect(new Set(fingerprints).size).toBe(names.length)
  },
)
