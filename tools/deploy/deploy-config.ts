import { POLICY, allow } from '../policy.ts'
import { APP_CHECK_SOURCES } from './sources.ts'
import type { FirebaseConfig } from '../emulators/local-config.ts'
import type { Environment } from './environments.ts'

/** The part of firebase.json that a deploy changes. */
export type DeployConfig = FirebaseConfig & {
  hosting: WithHooks & { site?: string }
  functions: WithHooks[]
}

type WithHooks = { predeploy?: string[] }

/** firebase.json allows the auth domain of any project. */
const ANY_AUTH_DOMAIN = 'https://*.firebaseapp.com'

/** The switch hstsPreload adds the directives that the browsers' preload list requires. */
const HSTS = 'Strict-Transport-Security'
const HSTS_PRELOAD = '; includeSubDomains; preload'

/**
 * Keeps search engines out. This is a header, because the pages are the same in every environment.
 */
export const NOINDEX_HEADER = { key: 'X-Robots-Tag', value: 'noindex' }

/**
 * Derives the config of an environment from firebase.json (docs/decisions/0012). It names the site,
 * changes the content security policy and HSTS, adds noindex unless the environment is listed, and
 * removes the predeploy hooks, which would build again after the checks.
 */
export function deployConfig<Config extends DeployConfig>(
  production: Config,
  environment: Environment,
): Config {
  const config = structuredClone(production)
  config.hosting.site = environment.site
  for (const part of [config.hosting, ...config.functions]) delete part.predeploy

  for (const { source, headers } of config.hosting.headers) {
    for (const header of headers) {
      if (header.key === POLICY) header.value = environmentPolicy(header.value, environment)
      if (header.key === HSTS && environment.hstsPreload) header.value += HSTS_PRELOAD
    }
    if (source === '**' && !environment.listed) headers.push(NOINDEX_HEADER)
  }
  return config
}

function environmentPolicy(policy: string, { authDomain, appCheck }: Environment) {
  const withAuthDomain = policy.replace(ANY_AUTH_DOMAIN, `https://${authDomain}`)
  return appCheck ? allow(withAuthDomain, APP_CHECK_SOURCES) : withAuthDomain
}
