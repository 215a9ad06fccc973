import { parseArgs } from 'node:util'
import { PlainError } from './plain-error.ts'
import type { ParseArgsConfig } from 'node:util'

/** Parses the arguments of `npm start`. */
export function readStartOptions(args: string[]): { keep: boolean; dev: boolean } {
  const { keep = false, dev = false } = parseOptions(args, {
    keep: { type: 'boolean' },
    dev: { type: 'boolean' },
  })
  return { keep, dev }
}

/**
 * Parses the arguments of `npm test`.
 * @param names all layers
 * @returns the layers and the tests (`file` or `file:line`) to run
 */
export function readTestOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
): { only: Name[]; tests: string[]; isQuick: boolean } {
  const flags = args.filter((arg) => !isTest(arg))
  const { only, quick = false } = parseOptions(flags, {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean' },
  })
  return {
    only: selectNames(only, names),
    tests: args.filter(isTest),
    isQuick: quick,
  }
}

const isTest = (arg: string) => /^[^-].*\.(test|spec|teardown)\.tsx?(:\d+)?$/.test(arg)

/**
 * @param only comma-separated lists of names
 * @returns the selected names in the order of `names`; all of them without --only
 */
function selectNames<Name extends string>(
  only: string[] | undefined,
  names: readonly Name[],
): Name[] {
  if (!only) return [...names]

  const selected = only.flatMap((list) => list.split(','))
  const unknown = selected.find((name) => !names.some((known) => known === name))
  if (unknown !== undefined) {
    throw new PlainError(`There is no test layer '${unknown}': choose from ${names.join(', ')}.`)
  }
  return names.filter((name) => selected.includes(name))
}

function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options }).values
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new PlainError(
      `'${args.join(' ')}' is not understood: the options are ${known.join(', ')}.`,
    )
  }
}
