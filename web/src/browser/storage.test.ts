import { expect, test, vi } from 'vitest'
import { localStore, sessionStore } from './storage.ts'

test.each([
  ['localStorage', localStore],
  ['sessionStorage', sessionStore],
] as const)('writes, reads, lists and removes texts in %s', (area, store) => {
  expect(store.read('name')).toBeUndefined()

  expect(store.write('name', 'Ada')).toBe(true)

  expect(globalThis[area].getItem('name')).toBe('Ada')
  expect(store.read('name')).toBe('Ada')
  expect(store.keys()).toEqual(['name'])

  store.remove('name')

  expect(store.keys()).toEqual([])
})

test('reads undefined and writes nothing when the storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)

  expect(localStore.read('name')).toBeUndefined()
  expect(localStore.write('name', 'Ada')).toBe(false)
  expect(localStore.keys()).toEqual([])
  expect(() => localStore.remove('name')).not.toThrow()
})
