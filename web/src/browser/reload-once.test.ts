import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  fetchMock.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

const chunk = 'https://shop.example/assets/old.js'
const gone = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`)

test('a chunk is missing → reloads once; the next call throws', async () => {
  void reloadOnce(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())

  await expect(reloadOnce(gone)).rejects.toThrow(gone)
  expect(reload).toHaveBeenCalledOnce()
})

test('a chunk is missing → fetches it past the browser’s cache before the reload', async () => {
  void reloadOnce(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())

  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(chunk, { cache: 'reload' })
})

test('the server is unreachable → throws without a reload', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'))

  await expect(reloadOnce(gone)).rejects.toThrow(gone)
  expect(reload).not.toHaveBeenCalled()

  void reloadOnce(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('the error contains no URL → reloads only if the browser is online', async () => {
  const unnamed = new TypeError('Importing a module script failed.')
  vi.stubGlobal('navigator', { onLine: false })
  await expect(reloadOnce(unnamed)).rejects.toThrow(unnamed)
  expect(reload).not.toHaveBeenCalled()

  vi.stubGlobal('navigator', { onLine: true })
  void reloadOnce(unnamed)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('storage is missing → throws without a reload', async () => {
  vi.stubGlobal('sessionStorage', undefined)

  await expect(reloadOnce(new Error('gone'))).rejects.toThrow('gone')
  expect(reload).not.toHaveBeenCalled()
})
