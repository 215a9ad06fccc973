import path from 'node:path'
import { readJson } from '../json.ts'
import { PlainError } from '../plain-error.ts'

/** A deploy target: its project in .firebaserc and its switches in environments.json. */
export type Environment = {
  name: string
  project: string
  /** whether search engines may index it */
  listed: boolean
  /** whether Google Analytics may be loaded */
  analytics: boolean
  /** whether App Check's reCAPTCHA may be loaded */
  appCheck: boolean
}

/** @param folder the repository root */
export function readEnvironment(folder: string, name: string): Environment {
  const all = readJson(path.join(folder, 'environments.json')) as Record<
    string,
    Record<string, unknown>
  >
  const { projects } = readJson(path.join(folder, '.firebaserc')) as {
    projects: Record<string, string>
  }
  const switches = all[name]
  const project = projects[name]
  if (!switches || !project) {
    throw new PlainError(
      `There is no environment '${name}': choose from ${Object.keys(all).join(', ')}, ` +
        'or add it to environments.json and its project to .firebaserc.',
    )
  }
  const isOn = (key: string) => readSwitch(switches, key, name)
  return {
    name,
    project,
    listed: isOn('listed'),
    analytics: isOn('analytics'),
    appCheck: isOn('appCheck'),
  }
}

export const isDemo = ({ project }: Environment) => project.startsWith('demo-')

function readSwitch(switches: Record<string, unknown>, key: string, name: string) {
  const value = switches[key]
  if (typeof value === 'boolean') return value
  throw new PlainError(`environments.json: ${name} needs '${key}': true or false.`)
}
