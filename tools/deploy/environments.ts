import path from 'node:path'
import { readJson } from '../json.ts'
import { PlainError } from '../plain-error.ts'

/** The switches of an environment in environments.json. */
type Switches = {
  /** whether search engines may index it */
  listed: boolean
  /** whether App Check's reCAPTCHA may be loaded */
  appCheck: boolean
  /** whether HSTS covers all subdomains and allows the browsers' preload list; hard to undo */
  hstsPreload: boolean
}

/** A deploy target: its project in .firebaserc and its entry in environments.json. */
export type Environment = Switches & {
  name: string
  project: string
  /** the Hosting site, by default named like the project */
  site: string
  /** the host of the sign-in frame and pop-up: from web/auth-domains.json, or Firebase's default */
  authDomain: string
}

type Entry = Record<string, unknown>

/** @param folder the repository root */
export function readEnvironment(folder: string, name: string): Environment {
  const read = (file: string) => readJson(path.join(folder, file))
  const all = read('environments.json') as Record<string, Entry>
  const { projects } = read('.firebaserc') as { projects: Record<string, string> }
  const authDomains = read('web/auth-domains.json') as Record<string, string>
  const entry = all[name]
  const project = projects[name]
  if (!entry || !project) {
    throw new PlainError(
      `There is no environment '${name}': choose from ${Object.keys(all).join(', ')}, ` +
        'or add it to environments.json and its project to .firebaserc.',
    )
  }
  return {
    name,
    project,
    site: readSite(entry, name) ?? project,
    authDomain: readHost(authDomains[project]) ?? `${project}.firebaseapp.com`,
    ...readSwitches(entry, name),
  }
}

export const isDemo = ({ project }: Environment) => project.startsWith('demo-')

function readSwitches(entry: Entry, name: string): Switches {
  const isOn = (key: keyof Switches) => {
    const value = entry[key]
    if (typeof value === 'boolean') return value
    throw new PlainError(`environments.json: ${name} needs '${key}': true or false.`)
  }
  return {
    listed: isOn('listed'),
    appCheck: isOn('appCheck'),
    hstsPreload: isOn('hstsPreload'),
  }
}

function readSite({ site }: Entry, name: string) {
  if (site === undefined || (typeof site === 'string' && /^[a-z\d-]+$/.test(site))) return site
  throw new PlainError(`environments.json: 'site' of ${name} must be the name of a Hosting site.`)
}

/** The value becomes a source of the content security policy. */
function readHost(host: string | undefined) {
  if (host === undefined || /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host)) return host
  throw new PlainError(`web/auth-domains.json: '${host}' must be a host, such as shop.example.`)
}
