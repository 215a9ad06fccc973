import { expect, test } from 'vitest'
import { about } from './about-text.ts'

test('story, values, mission and vision have their headings', () => {
  const { story, values, mission, vision } = about
  expect([story, values, mission, vision].map(({ heading }) => heading)).toEqual([
    'Our story',
    'Our values',
    'Our mission',
    'Our vision',
  ])
})
