import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../folders.ts'
import { summary } from './summary.ts'

const nothing = { tests: [], failures: [] }
const lint = { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 12.34, ...nothing }

const result = (milliseconds: number) => ({
  file: 'web/sum.test.ts',
  line: 3,
  title: `adds ${milliseconds}`,
  milliseconds,
  hasFailed: false,
})

test('summary → has a line for each layer, the total time and the sum', () => {
  const counts = { passed: 0, failed: 2, skipped: 0 }
  const rules = { name: 'rules', ...counts, seconds: 1, note: 'not run', ...nothing }

  expect(summary([lint, rules], 13.4).split('\n')).toEqual([
    'lint       1 passed, 0 failed in 12.3 s',
    'rules      0 passed, 2 failed in 1.0 s – not run',
    'total      13.4 s',
    '',
    '1 passed, 2 failed',
  ])
})

test('skipped tests → the sum includes them', () => {
  const counts = { passed: 0, failed: 0, skipped: 4 }
  const rules = { name: 'rules', ...counts, seconds: 1, ...nothing }

  expect(summary([lint, rules], 1).split('\n').at(-1)).toBe('1 passed, 0 failed, 4 skipped')
})

test('summary → begins with the ten slowest tests of all layers, slowest first', () => {
  const tests = Array.from({ length: 11 }, (_, index) => result((index + 1) * 1_000))
  const lines = summary(
    [
      { ...lint, tests: tests.slice(0, 6) },
      { ...lint, tests: tests.slice(6) },
    ],
    1,
  )
    .split('\n')
    .slice(0, 12)

  expect(lines[0]).toBe('Slowest tests:')
  expect(lines[1]).toBe('   11.0 s  web/sum.test.ts adds 11000')
  expect(lines[10]).toBe('    2.0 s  web/sum.test.ts adds 2000')
  expect(lines[11]).toBe('')
})

test('12 failures → lists ten with the command to rerun each and its trace, and counts the others', () => {
  const trace = path.join(root, '.run/test/traces/a/trace.zip')
  const failures = Array.from({ length: 12 }, (_, index) => ({
    title: `e2e/login.spec.ts:${index} signs in`,
    repeat: `npm test -- e2e/login.spec.ts:${index}`,
    trace: index === 0 ? trace : undefined,
  }))
  const lines = summary([{ ...lint, failed: 12, failures }], 1).split('\n')

  expect(lines.slice(0, 6)).toEqual([
    'Failed:',
    '  e2e/login.spec.ts:0 signs in',
    '    repeat: npm test -- e2e/login.spec.ts:0',
    '    trace:  npx playwright show-trace .run/test/traces/a/trace.zip',
    '  e2e/login.spec.ts:1 signs in',
    '    repeat: npm test -- e2e/login.spec.ts:1',
  ])
  expect(lines).toContain('  and 2 more')
  expect(lines.filter((line) => line.includes('repeat:'))).toHaveLength(10)
})
