// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()
const ask = vi.fn<typeof fetch>()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  ask.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', ask)
})
afterEach(() => vi.unstubAllGlobals())

const chunk = 'https://shop.example/assets/old.js'
const gone = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`)

test('a chunk that is gone reloads the page once, then is an error', async () => {
  void reloadOnce(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())

  await expect(reloadOnce(gone)).rejects.toThrow(gone)
  expect(reload).toHaveBeenCalledOnce()
})

test('before the page is loaded anew, the browser’s cache forgets that the chunk was missing', async () => {
  void reloadOnce(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())

  expect(ask).toHaveBeenCalledExactlyOnceWith(chunk, { cache: 'reload' })
})

test('while the shop cannot be reached the page stays: it would only be lost', async () => {
  ask.mockRejectedValueOnce(new TypeError('offline'))

  await expect(reloadOnce(gone)).rejects.toThrow(gone)
  expect(reload).not.toHaveBeenCalled()

  void reloadOnce(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a browser that does not say which chunk it was is asked whether it is online', async () => {
  const unnamed = new TypeError('Importing a module script failed.')
  vi.stubGlobal('navigator', { onLine: false })
  await expect(reloadOnce(unnamed)).rejects.toThrow(unnamed)
  expect(reload).not.toHaveBeenCalled()

  vi.stubGlobal('navigator', { onLine: true })
  void reloadOnce(unnamed)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('where nothing can be remembered the page is not reloaded for ever', async () => {
  vi.stubGlobal('sessionStorage', undefined)

  await expect(reloadOnce(new Error('gone'))).rejects.toThrow('gone')
  expect(reload).not.toHaveBeenCalled()
})
