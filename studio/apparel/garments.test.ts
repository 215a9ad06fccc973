import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { garments } from './garments.ts'

test.each(Object.entries(garments))('%s → a form of flatlay/ and an alt text', (_, garment) => {
  const cut = new URL(`flatlay/${garment.form}.py`, import.meta.url)

  expect(existsSync(cut)).toBe(true)
  expect(garment.alt.length).toBeGreaterThan(20)
})
