import { expect, test } from 'vitest'
import { homeTiles } from './home-text.ts'

test('the tiles lead where the specification says', () => {
  expect(homeTiles.map(({ label, to }) => [label, to])).toEqual([
    ['Products', '/products'],
    ['Lifestyle', '/lifestyle'],
    ['Limited Edition', '/limited-edition'],
    ['Fitness Accessories', '/limited-edition'],
    ['Blog', '/blog'],
    ['About', '/about'],
  ])
})
