import { expect, onTestFinished, test, vi } from 'vitest'
import { PlainError } from '../plain-error.ts'
import { SkippedError } from './check.ts'
import { runChecks } from './run-checks.ts'
import { createTree } from './test-tree.ts'

const check = (findFaults: () => string[]) => ({
  name: 'thing',
  passes: 'it works',
  remedy: 'mend it',
  findFaults,
})
const skipping = check(() => {
  throw new SkippedError('nobody can say')
})

function listen() {
  const spy = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([line]) => String(line))
}

test('prints a line for each passed check, each fault with its remedy, and each skipped check', async () => {
  const lines = listen()

  const passed = await runChecks(createTree({}), {
    checks: [check(() => []), check(() => ['it broke', 'twice']), skipping],
  })

  expect(lines()).toEqual([
    'ok       thing       it works',
    'fault    thing       it broke – mend it',
    'fault    thing       twice – mend it',
    'skipped  thing       nobody can say',
  ])
  expect(passed).toBe(false)
})

test.for([
  { strict: false, passed: true },
  { strict: true, passed: false },
])('strict: $strict, a check is skipped → returns $passed', async ({ strict, passed }) => {
  listen()

  expect(await runChecks(createTree({}), { checks: [skipping], strict })).toBe(passed)
})

const unreadable: { error: Error }[] = [
  { error: new PlainError('web/dist holds no page') },
  { error: Object.assign(new Error('no such file'), { code: 'ENOENT' }) },
  { error: new SyntaxError('Unexpected token') },
]

test.for(unreadable)('check throws $error → reports a fault', async ({ error }) => {
  const lines = listen()
  const broken = check(() => {
    throw error
  })

  expect(await runChecks(createTree({}), { checks: [broken] })).toBe(false)
  expect(lines()).toEqual([`fault    thing       ${error.message} – mend it`])
})

test('check throws an unexpected error → runChecks rejects', async () => {
  const throwing = check(() => {
    throw new TypeError('undefined is not a function')
  })

  await expect(runChecks(createTree({}), { checks: [throwing] })).rejects.toThrow(TypeError)
})
