import { expect, test, vi } from 'vitest'
import { Cleanup } from './cleanup.ts'
import { PlainError } from '../plain-error.ts'

test('the last thing started is ended first, each once', async () => {
  const ended: string[] = []
  const cleanup = new Cleanup()
  cleanup.add(() => ended.push('firestore'))
  cleanup.add(() => Promise.resolve(ended.push('suite')))

  const results = await Promise.all([cleanup.run(), cleanup.run()])

  expect(ended).toEqual(['suite', 'firestore'])
  expect(results).toEqual([true, true])
  expect(cleanup.signal.aborted).toBe(true)
})

test('a step that fails is reported and keeps no other from being taken', async () => {
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
