import { expect, test } from 'vitest'
import { readLayers, readStartOptions } from './arguments.ts'

const names = ['lint', 'unit', 'rules'] as const

test('npm start knows --keep and --dev', () => {
  expect(readStartOptions([])).toEqual({ keep: false, dev: false })
  expect(readStartOptions(['--keep', '--dev'])).toEqual({ keep: true, dev: true })
})

test.for([['--kep'], ['keep'], ['--keep=yes']])('npm start refuses %s in one sentence', (args) => {
  expect(() => readStartOptions(args)).toThrow(
    `'${args.join(' ')}' is not understood: the options are --keep, --dev.`,
  )
})

test('npm test runs every layer unless some are chosen, always in their order', () => {
  expect(readLayers([], names)).toEqual(names)
  expect(readLayers(['--only', 'rules,lint'], names)).toEqual(['lint', 'rules'])
  expect(readLayers(['--only', 'unit', '--only=lint'], names)).toEqual(['lint', 'unit'])
})

test('an unknown layer is refused with the known ones', () => {
  expect(() => readLayers(['--only', 'units'], names)).toThrow(
    "There is no test layer 'units': choose from lint, unit, rules.",
  )
})
