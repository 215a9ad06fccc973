import { expect, test, vi } from 'vitest'
import { Cleanup } from './cleanup.ts'
import { PlainError } from '../plain-error.ts'

test('cleanup runs twice → runs each step once, in reverse order', async () => {
  const undone: string[] = []
  const cleanup = new Cleanup()
  cleanup.add(() => undone.push('firestore'))
  cleanup.add(() => Promise.resolve(undone.push('suite')))

  const results = await Promise.all([cleanup.run(), cleanup.run()])

  expect(undone).toEqual(['suite', 'firestore'])
  expect(results).toEqual([true, true])
  expect(cleanup.signal.aborted).toBe(true)
})

test('step fails → its error is reported, and the other steps run', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const first = vi.fn()
  const cleanup = new Cleanup()
  cleanup.add(first)
  cleanup.add(() => Promise.reject(new PlainError('The disk is full.')))

  expect(await cleanup.run()).toBe(false)

  expect(first).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith('The disk is full.')
  report.mockRestore()
})
