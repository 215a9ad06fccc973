// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

let state: DocumentReadyState = 'complete'
vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
afterEach(() => vi.unstubAllGlobals())

test('a page that is still loading comes first', async () => {
  state = 'interactive'
  const call = vi.fn()
  whenIdle(call)
  await new Promise((resolve) => setTimeout(resolve))
  expect(call).not.toHaveBeenCalled()

  dispatchEvent(new Event('load'))

  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
})

test('a page that has loaded is left to finish what it does', () => {
  state = 'complete'
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  const call = vi.fn()

  whenIdle(call)
  expect(call).not.toHaveBeenCalled()
  for (const now of idle) now()

  expect(call).toHaveBeenCalledOnce()
})
