import { brand } from '../../web/src/brand/brand.ts'
import { brandProblems } from './brand.ts'
import { environmentProblems } from './environment.ts'
import { policyProblems } from './policy.ts'
import type { Environment } from '../deploy/environments.ts'

/**
 * Returns and prints what a deploy must refuse.
 * @param folder the repository root, with the built site
 * @param environment the deploy target; without one only the policy is checked
 */
export function printProblems(folder: string, environment?: Environment): string[] {
  const problems = [
    ...policyProblems(folder),
    ...(environment ? [...environmentProblems(folder, environment), ...brandProblems(brand)] : []),
  ]
  for (const problem of problems) console.log(problem)
  return problems
}
