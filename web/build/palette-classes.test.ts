import { expect, test } from 'vitest'
import { palettes } from '../src/brand/palettes.ts'
import { paletteUtilities } from './palette-classes.ts'

const css = paletteUtilities()

test.each(Object.entries(palettes))('%s → its class has colours', (_, classes) => {
  const [world = ''] = classes.split(' ')

  expect(css).toContain(`@utility ${world} {`)
})
