import { expect, test, vi } from 'vitest'
import { Closing } from './cleanup.ts'
import { PlainError } from '../plain-error.ts'

test('the last thing started is ended first, each once', async () => {
  const ended: string[] = []
  const closing = new Closing()
  closing.add(() => ended.push('firestore'))
  closing.add(() => Promise.resolve(ended.push('suite')))

  const results = await Promise.all([closing.close(), closing.close()])

  expect(ended).toEqual(['suite', 'firestore'])
  expect(results).toEqual([true, true])
  expect(closing.signal.aborted).toBe(true)
})

test('a step that fails is reported and keeps no other from being taken', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const first = vi.fn()
  const closing = new Closing()
  closing.add(first)
  closing.add(() => Promise.reject(new PlainError('The disk is full.')))

  expect(await closing.close()).toBe(false)

  expect(first).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith('The disk is full.')
  report.mockRestore()
})
