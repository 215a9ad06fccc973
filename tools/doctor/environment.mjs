// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { isDemo } from '../deploy/environments.mjs'
import { Skipped } from './check.mjs'

/** @import { Environment } from '../deploy/environments.mjs' */
/** @import { Check } from './check.mjs' */

/** @type {Check} */
export const environment = {
  name: 'environment',
  holds: 'the project is a real one, and page and function agree on App Check',
  remedy: 'see “Environments” in docs/operating.md',
  faults({ folder, environment: chosen }) {
    if (!chosen) throw new Skipped('none was named: npm run doctor -- --env production')
    return [
      ...(isDemo(chosen) ? [`.firebaserc names ${chosen.project} for ${chosen.name}`] : []),
      ...appCheckFaults(folder, chosen),
    ]
  },
}

/**
 * A function that asks for tokens which no page can get would lock everybody out.
 * @param {string} folder
 * @param {Environment} chosen
 */
function appCheckFaults(folder, { name, project, appCheck }) {
  const files = ['.env', `.env.${project}`, `.env.${name}`]
  const mode = files
    .map((file) => path.join(folder, 'functions', file))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8'))['ENFORCE_APP_CHECK'])
    .reduce((last, next) => next || last, 'off')
  if (mode === 'off' || appCheck) return []
  return [
    `the function has ENFORCE_APP_CHECK=${mode}, but environments.json keeps App Check off in ${name}`,
  ]
}
