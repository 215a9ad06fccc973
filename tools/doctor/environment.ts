import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { isDemo } from '../deploy/environments.ts'
import { readJson } from '../json.ts'
import type { Environment } from '../deploy/environments.ts'

/** @param folder the repository root */
export function environmentProblems(folder: string, environment: Environment): string[] {
  const { name, project } = environment
  return [
    ...(isDemo(environment) ? [`.firebaserc: ${project} is not a real project for ${name}`] : []),
    ...appCheckProblems(folder, environment),
  ]
}

/** If the function requires App Check tokens that pages cannot get, it rejects every user. */
function appCheckProblems(folder: string, { name, project, appCheck }: Environment) {
  const files = ['.env', `.env.${project}`, `.env.${name}`]
  const mode = files
    .map((file) => path.join(folder, 'functions', file))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8'))['ENFORCE_APP_CHECK'])
    .reduce((last, next) => next || last, 'off')
  if (mode === 'off') return []

  const keys = readJson(path.join(folder, 'web/app-check.json')) as object
  const cause = `the function has ENFORCE_APP_CHECK=${mode}`
  return [
    ...(appCheck ? [] : [`environments.json: App Check is off in ${name}, but ${cause}`]),
    ...(project in keys ? [] : [`web/app-check.json: no key for ${project}, but ${cause}`]),
  ]
}
