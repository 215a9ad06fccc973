import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { isDemo } from '../deploy/environments.ts'
import { readJson } from '../json.ts'
import { SkippedError } from './check.ts'
import type { Environment } from '../deploy/environments.ts'
import type { Check } from './check.ts'

export const environment: Check = {
  name: 'environment',
  passes: 'the project is not a demo project, and pages and function agree on App Check',
  remedy: 'see “Environments” in docs/operating.md',
  findFaults({ folder, environment: chosen }) {
    if (!chosen) throw new SkippedError('no environment given: npm run doctor -- --env production')
    return [
      ...(isDemo(chosen) ? [`.firebaserc names ${chosen.project} for ${chosen.name}`] : []),
      ...appCheckFaults(folder, chosen),
    ]
  },
}

/** If the function requires App Check tokens that pages cannot get, it rejects every user. */
function appCheckFaults(folder: string, { name, project, appCheck }: Environment) {
  const files = ['.env', `.env.${project}`, `.env.${name}`]
  const mode = files
    .map((file) => path.join(folder, 'functions', file))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8'))['ENFORCE_APP_CHECK'])
    .reduce((last, next) => next || last, 'off')
  if (mode === 'off') return []

  const keys = readJson(path.join(folder, 'web/app-check.json')) as object
  const problem = `the function has ENFORCE_APP_CHECK=${mode}, but`
  return [
    ...(appCheck ? [] : [`${problem} environments.json turns App Check off in ${name}`]),
    ...(project in keys ? [] : [`${problem} web/app-check.json has no key for ${project}`]),
  ]
}
