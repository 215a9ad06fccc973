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
  if (!only) return [...names]

  const asked = only.flatMap((list) => list.split(','))
  const unknown = asked.find((name) => !names.some((known) => known === name))
  if (unknown !== undefined) {
    throw new PlainError(`There is no test layer '${unknown}': choose from ${names.join(', ')}.`)
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
