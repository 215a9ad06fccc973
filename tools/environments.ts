import { isDemo } from '../web/src/account/demo-project.ts'
import { readAliases } from './shop.ts'

/** The project's alias in .firebaserc, which names web/.env.<alias> too: hooks of a deploy get the project only. */
export function environmentOf(project: string, aliases = readAliases()): string {
  if (isDemo(project)) return 'demo'
  const [alias, ...others] = Object.keys(aliases).filter((name) => aliases[name] === project)
  if (alias !== undefined && others.length === 0) return alias
  throw new Error(
    alias === undefined
      ? `No alias in .firebaserc names the project ${project}: enter it as staging or production.`
      : `Several aliases in .firebaserc name the project ${project}: keep one of ${[alias, ...others].join(', ')}.`,
  )
}
