import { parseArgs } from 'node:util'
import { PlainError } from './plain-error.ts'
import type { ParseArgsConfig } from 'node:util'

/** @param args of `npm start` */
export function readStartOptions(args: string[]): { keep: boolean; dev: boolean } {
  const { keep = false, dev = false } = read(args, {
    keep: { type: 'boolean' },
    dev: { type: 'boolean' },
  })
  return { keep, dev }
}

/**
 * @param args of `npm test`
 * @param names of the layers
 * @returns the layers and the tests (`file` or `file:line`) to run
 */
export function readTestOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
): { only: Name[]; tests: string[]; isQuick: boolean } {
  const flags = args.filter((arg) => !isTest(arg))
  const { only, quick = false } = read(flags, {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean' },
  })
  return { only: chosen('test layer', only, names), tests: args.filter(isTest), isQuick: quick }
}

const isTest = (arg: string) => /^[^-].*\.(test|spec|teardown)\.tsx?(:\d+)?$/.test(arg)

/**
 * @param args of `npm run doctor`
 * @param names of the checks
 */
export function readDoctorOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
): { env: string | undefined; only: Name[]; strict: boolean } {
  const {
    env,
    only,
    strict = false,
  } = read(args, {
    env: { type: 'string' },
    only: { type: 'string', multiple: true },
    strict: { type: 'boolean' },
  })
  return { env, only: chosen('check', only, names), strict }
}

/**
 * @param what they are
 * @param only lists of names, with commas
 * @returns in their own order; all of them unless some are named
 */
function chosen<Name extends string>(
  what: string,
  only: string[] | undefined,
  names: readonly Name[],
): Name[] {
  if (!only) return [...names]

  const asked = only.flatMap((list) => list.split(','))
  const unknown = asked.find((name) => !names.some((known) => known === name))
  if (unknown !== undefined) {
    throw new PlainError(`There is no ${what} '${unknown}': choose from ${names.join(', ')}.`)
  }
  return names.filter((name) => asked.includes(name))
}

function read<Options extends NonNullable<ParseArgsConfig['options']>>(
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
