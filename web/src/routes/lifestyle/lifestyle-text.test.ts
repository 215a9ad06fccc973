import { expect, test } from 'vitest'
import { lifestyleItems, lifestyleItemsOf } from '../../merchandise/lifestyle.ts'
import { lifestyleGroups } from './lifestyle-text.ts'

test('every lifestyle item is in exactly one group', () => {
  const grouped = lifestyleGroups.flatMap(({ type }) => lifestyleItemsOf(type))

  expect(grouped).toHaveLength(lifestyleItems.length)
  expect(grouped).toEqual(expect.arrayContaining([...lifestyleItems]))
})
