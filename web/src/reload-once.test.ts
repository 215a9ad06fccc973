import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.stubGlobal('location', { reload })
})
afterEach(() => vi.unstubAllGlobals())

test('a chunk that is gone reloads the page once, then is an error', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/old.js')

  void reloadOnce(gone)
  expect(reload).toHaveBeenCalledOnce()

  expect(() => reloadOnce(gone)).toThrow(gone)
  expect(reload).toHaveBeenCalledOnce()
})

test('where nothing can be remembered the page is not reloaded for ever', () => {
  vi.stubGlobal('sessionStorage', undefined)

  expect(() => reloadOnce(new Error('gone'))).toThrow('gone')
  expect(reload).not.toHaveBeenCalled()
})
