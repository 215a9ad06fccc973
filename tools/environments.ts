import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDemo } from '../web/build/environment.ts'
import { root } from './shop.ts'

/**
 * The environment of a project: its alias in .firebaserc, which names web/.env.<environment> too. The hooks of
 * firebase-tools get the project only.
 * @throws if no alias or several name the project
 */
export function environmentOf(project: string, aliases = readAliases()): string {
  if (isDemo(project)) return 'demo'
  const [alias, ...others] = Object.keys(aliases).filter((name) => aliases[name] === project)
  if (alias === undefined) {
    throw new Error(
      `No alias in .firebaserc names the project ${project}: enter it as staging or production.`,
    )
  }
  if (others.length > 0) {
    throw new Error(
      `Several aliases in .firebaserc name the project ${project}: keep one of ${[alias, ...others].join(', ')}.`,
    )
  }
  return alias
}

export function readAliases() {
  const text = readFileSync(path.join(root, '.firebaserc'), 'utf8')
  return (JSON.parse(text) as { projects: Record<string, string> }).projects
}
