import path from 'node:path'
import { isDemo } from '../web/build/environment.ts'
import { root } from './folders.ts'
import { readJson } from './json.ts'
import { PlainError } from './plain-error.ts'

/**
 * The environment of a project: its alias in .firebaserc, which names web/.env.<environment> too. The hooks of
 * firebase-tools get the project only.
 */
export function environmentOf(project: string, aliases = readAliases()): string {
  if (isDemo(project)) return 'demo'
  const [alias, ...others] = Object.keys(aliases).filter((name) => aliases[name] === project)
  if (alias === undefined) {
    throw new PlainError(
      `No alias in .firebaserc names the project ${project}: enter it as staging or production.`,
    )
  }
  if (others.length > 0) {
    throw new PlainError(
      `Several aliases in .firebaserc name the project ${project}: keep one of ${[alias, ...others].join(', ')}.`,
    )
  }
  return alias
}

export function readAliases() {
  const file = path.join(root, '.firebaserc')
  return (readJson(file) as { projects: Record<string, string> }).projects
}
