// @ts-check
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { worlds } from '../worlds.mjs'
import { garments } from './garments.mjs'

test.each(Object.entries(garments))('%s has a cut, a world and words', (_, garment) => {
  const cut = new URL(`flatlay/${garment.form}.py`, import.meta.url)

  expect(existsSync(cut)).toBe(true)
  expect(Object.keys(worlds)).toContain(garment.world)
  expect(garment.alt.length).toBeGreaterThan(20)
})
