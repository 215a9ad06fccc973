import { PlainError } from '../plain-error.ts'
import { Skipped } from './check.ts'
import { CHECKS } from './checks.ts'
import type { Check, Place } from './check.ts'

export type Finding = { name: string; kind: 'ok' | 'skipped' | 'fault'; text: string }

/**
 * Runs checks and prints a line for each finding.
 * @param options strict: what was skipped is not healthy either
 * @returns whether the shop may be deployed
 */
export async function examine(
  place: Place,
  { checks = CHECKS, strict = false }: { checks?: readonly Check[]; strict?: boolean } = {},
): Promise<boolean> {
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

export async function findings(
  { name, holds, remedy, faults }: Check,
  place: Place,
): Promise<Finding[]> {
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

/** A file or package that is missing or makes no sense: what depends on it is not healthy. */
function isUnreadable(error: unknown): error is Error {
  return error instanceof Error && ('code' in error || error instanceof SyntaxError)
}
