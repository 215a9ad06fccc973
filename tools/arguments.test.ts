import { expect, test } from 'vitest'
import { readStartOptions, readTestOptions } from './arguments.ts'

const names = ['lint', 'unit', 'rules'] as const

test('npm start accepts --keep and --dev', () => {
  expect(readStartOptions([])).toEqual({ keep: false, dev: false })
  expect(readStartOptions(['--keep', '--dev'])).toEqual({ keep: true, dev: true })
})

test('unknown option → error with the known options', () => {
  expect(() => readStartOptions(['--kep'])).toThrow(
    "'--kep' is not understood: the options are --keep, --dev.",
  )
})

test('npm test runs all layers, or those in --only, in the defined order', () => {
  const chosen = (args: string[]) => readTestOptions(args, names).only

  expect(readTestOptions([], names)).toEqual({ only: names, tests: [], isQuick: false })
  expect(chosen(['--only', 'rules,lint'])).toEqual(['lint', 'rules'])
  expect(chosen(['--only', 'unit', '--only=lint'])).toEqual(['lint', 'unit'])
})

test('npm test accepts files, file:line and --quick', () => {
  const tests = ['e2e/login.spec.ts:54', 'web/src/a.test.tsx']

  expect(readTestOptions([...tests, '--quick'], names)).toMatchObject({ tests, isQuick: true })
})

test('unknown layer → error with the known layers', () => {
  expect(() => readTestOptions(['--only', 'units'], names)).toThrow(
    "There is no test layer 'units': choose from lint, unit, rules.",
  )
})
