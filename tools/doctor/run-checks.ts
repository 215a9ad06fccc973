import { PlainError } from '../plain-error.ts'
import { SkippedError } from './check.ts'
import { CHECKS } from './checks.ts'
import type { Check, CheckContext } from './check.ts'

export type Finding = { name: string; kind: 'ok' | 'skipped' | 'fault'; text: string }

/**
 * Runs checks and prints a line for each finding.
 * @param options strict: skipped checks count as failed
 * @returns whether every check passed
 */
export async function runChecks(
  context: CheckContext,
  { checks = CHECKS, strict = false }: { checks?: readonly Check[]; strict?: boolean } = {},
): Promise<boolean> {
  const failing = strict ? ['fault', 'skipped'] : ['fault']
  let passed = true
  for (const check of checks) {
    for (const { name, kind, text } of await runCheck(check, context)) {
      console.log(`${kind.padEnd(8)} ${name.padEnd(11)} ${text}`)
      if (failing.includes(kind)) passed = false
    }
  }
  return passed
}

export async function runCheck(
  { name, passes, remedy, findFaults }: Check,
  context: CheckContext,
): Promise<Finding[]> {
  try {
    const faults = await findFaults(context)
    if (faults.length === 0) return [{ name, kind: 'ok', text: passes }]
    return faults.map((fault) => ({ name, kind: 'fault', text: `${fault} – ${remedy}` }))
  } catch (error) {
    if (error instanceof SkippedError) return [{ name, kind: 'skipped', text: error.message }]
    if (error instanceof PlainError || isUnreadable(error)) {
      return [{ name, kind: 'fault', text: `${error.message} – ${remedy}` }]
    }
    throw error
  }
}

/** Whether the error comes from a missing or malformed file or package. */
function isUnreadable(error: unknown): error is Error {
  return error instanceof Error && ('code' in error || error instanceof SyntaxError)
}
