// @ts-check
import { POLICY, allow } from '../policy.mjs'
import { SOURCES } from './sources.mjs'

/** @import { FirebaseConfig } from '../local-config.mjs' */
/** @import { Environment } from './environments.mjs' */
/**
 * As much of firebase.json as differs in what is deployed.
 * @typedef {FirebaseConfig & { hosting: Hooked, functions: Hooked[] }} DeployConfig
 * @typedef {{ predeploy?: string[] }} Hooked
 */

/** Every project's own sign-in frame; of a deployed shop only the project is known. */
const ANY_AUTH_DOMAIN = 'https://*.firebaseapp.com'

/** Pages are the same files everywhere: a header keeps all but the live shop out of search engines. */
export const UNLISTED = { key: 'X-Robots-Tag', value: 'noindex' }

/**
 * firebase.json for one environment (docs/decisions/0012): its policy, whether it is listed, and
 * without the hooks that would build again what has been checked. Nothing else changes.
 * @template {DeployConfig} Config
 * @param {Config} production
 * @param {Environment} environment
 * @returns {Config}
 */
export function deployConfig(production, environment) {
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

/**
 * @param {string} policy
 * @param {Environment} environment
 */
function policyOf(policy, { project, analytics, appCheck }) {
  const narrowed = policy.replace(ANY_AUTH_DOMAIN, `https://${project}.firebaseapp.com`)
  const counted = analytics ? allow(narrowed, SOURCES.analytics) : narrowed
  return appCheck ? allow(counted, SOURCES.appCheck) : counted
}
