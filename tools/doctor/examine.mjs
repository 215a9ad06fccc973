// @ts-check
import { PlainError } from '../plain-error.mjs'
import { Skipped } from './check.mjs'
import { CHECKS } from './checks.mjs'

/** @import { Check, Place } from './check.mjs' */
/** @typedef {{ name: string, kind: 'ok' | 'skipped' | 'fault', text: string }} Finding */

/**
 * Runs checks and prints a line for each finding.
 * @param {Place} place
 * @param {{ checks?: readonly Check[], strict?: boolean }} [options] strict: what was skipped is not healthy either
 * @returns {Promise<boolean>} whether the shop may be deployed
 */
export async function examine(place, { checks = CHECKS, strict = false } = {}) {
  const unhealthy = strict ? ['fault', 'skipped'] : ['fault']
  let healthy = true
  for (const check of checks) {
    for (const { name, kind, text } of await findings(check, place)) {
      console.log(`${kind.padEnd(8)} ${name.padEnd(11)} ${text}`)
      if (unhealthy.includes(kind)) healthy = false
    }
  }
  return healthy
}

/**
 * @param {Check} check
 * @param {Place} place
 * @returns {Promise<Finding[]>}
 */
export async function findings({ name, holds, remedy, faults }, place) {
  try {
    const found = await faults(place)
    if (found.length === 0) return [{ name, kind: 'ok', text: holds }]
    return found.map((fault) => ({ name, kind: 'fault', text: `${fault} – ${remedy}` }))
  } catch (error) {
    if (error instanceof Skipped) return [{ name, kind: 'skipped', text: error.message }]
    if (error instanceof PlainError || isUnreadable(error)) {
      return [{ name, kind: 'fault', text: `${error.message} – ${remedy}` }]
    }
    throw error
  }
}

/**
 * A file or package that is missing or makes no sense: what depends on it is not healthy.
 * @param {unknown} error
 * @returns {error is Error}
 */
function isUnreadable(error) {
  return error instanceof Error && ('code' in error || error instanceof SyntaxError)
}
