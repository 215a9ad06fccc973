import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../folders.ts'
import { summary } from './summary.ts'

const lint = { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 12.34, failures: [] }

test('ends with a line for each layer, the total time and the sum', () => {
  const rules = { ...lint, name: 'rules', passed: 0, failed: 2, skipped: 4, note: 'not run' }

  expect(summary([lint, rules], 13.4).split('\n')).toEqual([
    'lint       1 passed, 0 failed in 12.3 s',
    'rules      0 passed, 2 failed, 4 skipped in 12.3 s – not run',
    'total      13.4 s',
    '',
    '1 passed, 2 failed, 4 skipped',
  ])
})

test('lists ten failures with command and trace, and counts the others, when twelve tests fail', () => {
  const trace = path.join(root, 'e2e/test-results/a/trace.zip')
  const failures = Array.from({ length: 12 }, (_, index) => ({
    title: `e2e/login.spec.ts:${index} signs in`,
    repeat: `npm test -- e2e/login.spec.ts:${index}`,
    trace: index === 0 ? trace : undefined,
  }))
  const lines = summary([{ ...lint, failed: 12, failures }], 1).split('\n')

  expect(lines.slice(0, 4)).toEqual([
    'Failed:',
    '  e2e/login.spec.ts:0 signs in',
    '    repeat: npm test -- e2e/login.spec.ts:0',
    '    trace:  npx playwright show-trace e2e/test-results/a/trace.zip',
  ])
  expect(lines).toContain('  and 2 more')
  expect(lines.filter((line) => line.includes('repeat:'))).toHaveLength(10)
})
