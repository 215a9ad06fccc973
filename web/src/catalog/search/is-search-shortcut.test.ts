import { expect, test } from 'vitest'
import { isSearchShortcut } from './is-search-shortcut.ts'

test.each([
  ['recognizes k on a QWERTY keyboard', 'k', 'KeyK', true],
  ['recognizes k where a Latin layout has it', 'k', 'KeyV', true],
  ['goes by the place of the key on a Bangla keyboard', 'ক', 'KeyK', true],
  ['goes by the place of the key on a Russian keyboard', 'л', 'KeyK', true],
  ['ignores another letter of a Latin layout in its place', 't', 'KeyK', false],
  ['ignores another key of a Bangla keyboard', 'জ', 'KeyJ', false],
])('%s', (_, key, code, expected) => {
  const event = new KeyboardEvent('keydown', { key, code, ctrlKey: true })
  document.body.dispatchEvent(event)

  expect(isSearchShortcut(event)).toBe(expected)
})
