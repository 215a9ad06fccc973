import { expect, test } from 'vitest'
import { summary } from './summary.ts'

const lint = { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 12.34 }

test('every layer has a line, and the sum is the last', () => {
  const rules = { name: 'rules', passed: 0, failed: 2, skipped: 0, seconds: 1, note: 'not run' }

  expect(summary([lint, rules]).split('\n')).toEqual([
    'lint       1 passed, 0 failed in 12.3 s',
    'rules      0 passed, 2 failed in 1.0 s – not run',
    '',
    '1 passed, 2 failed',
  ])
})

test('skipped tests are told only where there are some', () => {
  const rules = { name: 'rules', passed: 0, failed: 0, skipped: 4, seconds: 1 }

  expect(summary([lint, rules]).split('\n').at(-1)).toBe('1 passed, 0 failed, 4 skipped')
})
