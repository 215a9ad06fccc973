import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  reload.mockReset()
  fetchMock.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', fetchMock)
})

const chunk = 'https://shop.example/assets/old.js'
const gone = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`)

test('reloads once when a chunk is missing, after fetching it past the browser’s cache', async () => {
  void reloadOnce(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(chunk, { cache: 'reload' })

  await expect(reloadOnce(gone)).rejects.toThrow(gone)
  expect(reload).toHaveBeenCalledOnce()
})

test('throws without a reload when the server is unreachable', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'))

  await expect(reloadOnce(gone)).rejects.toThrow(gone)
  expect(reload).not.toHaveBeenCalled()

  void reloadOnce(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('reloads only if the browser is online when the error contains no URL', async () => {
  const unnamed = new TypeError('Importing a module script failed.')
  vi.stubGlobal('navigator', { onLine: false })
  await expect(reloadOnce(unnamed)).rejects.toThrow(unnamed)
  expect(reload).not.toHaveBeenCalled()

  vi.stubGlobal('navigator', { onLine: true })
  void reloadOnce(unnamed)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('throws without a reload when there is no storage', async () => {
  vi.stubGlobal('sessionStorage', undefined)

  await expect(reloadOnce(new Error('gone'))).rejects.toThrow('gone')
  expect(reload).not.toHaveBeenCalled()
})
