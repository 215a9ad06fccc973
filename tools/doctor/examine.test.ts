import { expect, onTestFinished, test, vi } from 'vitest'
import { PlainError } from '../plain-error.ts'
import { Skipped } from './check.ts'
import { examine } from './examine.ts'
import { treeOf } from './tree.ts'

const check = (faults: () => string[]) => ({
  name: 'thing',
  holds: 'it works',
  remedy: 'mend it',
  faults,
})
const skipping = check(() => {
  throw new Skipped('nobody can say')
})

function listen() {
  const spy = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([line]) => String(line))
}

test('a line each: what holds, what is wrong with its remedy, what cannot be known', async () => {
  const lines = listen()

  const healthy = await examine(treeOf({}), {
    checks: [check(() => []), check(() => ['it broke', 'twice']), skipping],
  })

  expect(lines()).toEqual([
    'ok       thing       it works',
    'fault    thing       it broke – mend it',
    'fault    thing       twice – mend it',
    'skipped  thing       nobody can say',
  ])
  expect(healthy).toBe(false)
})

test.for([
  { strict: false, healthy: true },
  { strict: true, healthy: false },
])('strict $strict: what was skipped leaves it healthy, $healthy', async ({ strict, healthy }) => {
  listen()

  expect(await examine(treeOf({}), { checks: [skipping], strict })).toBe(healthy)
})

const unreadable: { error: Error }[] = [
  { error: new PlainError('web/dist holds no page') },
  { error: Object.assign(new Error('no such file'), { code: 'ENOENT' }) },
  { error: new SyntaxError('Unexpected token') },
]

test.for(unreadable)('$error: what cannot be read is a fault', async ({ error }) => {
  const lines = listen()
  const broken = check(() => {
    throw error
  })

  expect(await examine(treeOf({}), { checks: [broken] })).toBe(false)
  expect(lines()).toEqual([`fault    thing       ${error.message} – mend it`])
})

test('a mistake of the doctor’s own is not hidden', async () => {
  const mistaken = check(() => {
    throw new TypeError('undefined is not a function')
  })

  await expect(examine(treeOf({}), { checks: [mistaken] })).rejects.toThrow(TypeError)
})
