// @ts-check
import { parseArgs } from 'node:util'
import { PlainError } from './plain-error.mjs'

/**
 * @param {string[]} args of `npm start`
 * @returns {{ keep: boolean, dev: boolean }}
 */
export function readStartOptions(args) {
  const { keep = false, dev = false } = read(args, {
    keep: { type: 'boolean' },
    dev: { type: 'boolean' },
  })
  return { keep, dev }
}

/**
 * @template {string} Name
 * @param {string[]} args of `npm test`
 * @param {readonly Name[]} names of the layers
 * @returns {Name[]} those to run
 */
export function readLayers(args, names) {
  const { only } = read(args, { only: { type: 'string', multiple: true } })
  return chosen('test layer', only, names)
}

/**
 * @template {string} Name
 * @param {string[]} args of `npm run doctor`
 * @param {readonly Name[]} names of the checks
 * @returns {{ env: string | undefined, only: Name[], strict: boolean }}
 */
export function readDoctorOptions(args, names) {
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
 * @template {string} Name
 * @param {string} what they are
 * @param {string[] | undefined} only lists of names, with commas
 * @param {readonly Name[]} names
 * @returns {Name[]} in their own order; all of them unless some are named
 */
function chosen(what, only, names) {
  if (!only) return [...names]

  const asked = only.flatMap((list) => list.split(','))
  const unknown = asked.find((name) => !names.some((known) => known === name))
  if (unknown !== undefined) {
    throw new PlainError(`There is no ${what} '${unknown}': choose from ${names.join(', ')}.`)
  }
  return names.filter((name) => asked.includes(name))
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} args
 * @param {Options} options
 */
function read(args, options) {
  try {
    return parseArgs({ args, options }).values
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new PlainError(
      `'${args.join(' ')}' is not understood: the options are ${known.join(', ')}.`,
    )
  }
}
