import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { garments } from './garments.ts'

test.each(Object.entries(garments))('%s has a module in flatlay/ and an alt text', (_, garment) => {
  const script = new URL(`flatlay/${garment.form}.py`, import.meta.url)

  expect(existsSync(script)).toBe(true)
  expect(garment.alt.length).toBeGreaterThan(20)
})
