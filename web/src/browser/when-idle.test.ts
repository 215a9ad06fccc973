import { expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

let state: DocumentReadyState = 'complete'
vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)

test('waits for the load event while the page is loading', async () => {
  state = 'interactive'
  const call = vi.fn()
  whenIdle(call)
  await new Promise((resolve) => setTimeout(resolve))
  expect(call).not.toHaveBeenCalled()

  dispatchEvent(new Event('load'))

  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
})

test('waits until the browser is idle when the page has loaded', () => {
  state = 'complete'
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  const call = vi.fn()

  whenIdle(call)
  expect(call).not.toHaveBeenCalled()
  for (const run of idle) run()

  expect(call).toHaveBeenCalledOnce()
})
