import { afterEach, expect, test, vi } from 'vitest'
import { localStore, sessionStore } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test.each([
  ['localStorage', localStore],
  ['sessionStorage', sessionStore],
] as const)('%s → reads, lists and removes what was written', (area, store) => {
  expect(store.read('name')).toBeUndefined()

  expect(store.write('name', 'Ada')).toBe(true)

  expect(globalThis[area].getItem('name')).toBe('Ada')
  expect(store.read('name')).toBe('Ada')
  expect(store.keys()).toEqual(['name'])

  store.remove('name')

  expect(store.keys()).toEqual([])
})

test('storage is blocked → reads nothing and reports that nothing was written', () => {
  vi.stubGlobal('localStorage', undefined)

  expect(localStore.read('name')).toBeUndefined()
  expect(localStore.write('name', 'Ada')).toBe(false)
  expect(localStore.keys()).toEqual([])
  expect(() => localStore.remove('name')).not.toThrow()
})
