import { POLICY, allow } from '../policy.ts'
import { SOURCES } from './sources.ts'
import type { FirebaseConfig } from '../emulators/local-config.ts'
import type { Environment } from './environments.ts'

/** As much of firebase.json as differs in what is deployed. */

export type DeployConfig = FirebaseConfig & { hosting: Hooked; functions: Hooked[] }

export type Hooked = { predeploy?: string[] }

/** Every project's own sign-in frame; of a deployed shop only the project is known. */
const ANY_AUTH_DOMAIN = 'https://*.firebaseapp.com'

/**
 * Pages are the same files everywhere: a header keeps all but the live shop out of search engines.
 */
export const UNLISTED = { key: 'X-Robots-Tag', value: 'noindex' }

/**
 * firebase.json for one environment (docs/decisions/0012): its policy, whether it is listed, and
 * without the hooks that would build again what has been checked. Nothing else changes.
 */
export function deployConfig<Config extends DeployConfig>(
  production: Config,
  environment: Environment,
): Config {
  const config = structuredClone(production)
  for (const part of [config.hosting, ...config.functions]) delete part.predeploy

  for (const { source, headers } of config.hosting.headers) {
    for (const header of headers) {
      if (header.key === POLICY) header.value = policyOf(header.value, environment)
    }
    if (source === '**' && !environment.listed) headers.push(UNLISTED)
  }
  return config
}

function policyOf(policy: string, { project, analytics, appCheck }: Environment) {
  const narrowed = policy.replace(ANY_AUTH_DOMAIN, `https://${project}.firebaseapp.com`)
  const counted = analytics ? allow(narrowed, SOURCES.analytics) : narrowed
  return appCheck ? allow(counted, SOURCES.appCheck) : counted
}
