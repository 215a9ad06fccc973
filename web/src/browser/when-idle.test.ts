import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

let state: DocumentReadyState = 'complete'
vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
afterEach(() => vi.unstubAllGlobals())

test('the page is loading → waits for the load event', async () => {
  state = 'interactive'
  const call = vi.fn()
  whenIdle(call)
  await new Promise((resolve) => setTimeout(resolve))
  expect(call).not.toHaveBeenCalled()

  dispatchEvent(new Event('load'))

  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
})

test('the page has loaded → waits until the browser is idle', () => {
  state = 'complete'
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  const call = vi.fn()

  whenIdle(call)
  expect(call).not.toHaveBeenCalled()
  for (const run of idle) run()

  expect(call).toHaveBeenCalledOnce()
})
