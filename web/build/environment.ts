import { resolve } from 'node:path'
import { loadEnv } from 'vite'

/** web/.env.<mode>, which Vite reads too (docs/operating.md). The mode is `demo`, or an alias of .firebaserc. */
export type Environment = {
  isListed: boolean
  /** The host of the sign-in frame and pop-up, instead of Firebase's. */
  authDomain?: string | undefined
  /** The site key of reCAPTCHA Enterprise, which switches App Check on in the browser. */
  appCheckKey?: string | undefined
}

/** The variables of web/.env.<mode>; those of the shell come first, as in Vite. */
export const readVariables = (mode: string): Partial<Record<string, string>> =>
  loadEnv(mode, resolve(import.meta.dirname, '..'), 'VITE_')

/** A sentence for each wrong variable. An auth domain that is no host could add to the policy of the pages. */
export function variableProblems(variables: Partial<Record<string, string>>): string[] {
  const { VITE_LISTED: listed = '', VITE_AUTH_DOMAIN: authDomain = '' } = variables
  const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(authDomain)
  return [
    !['true', 'false'].includes(listed) && `VITE_LISTED must be true or false, not '${listed}'.`,
    authDomain !== '' &&
      !isHost &&
      `VITE_AUTH_DOMAIN must be a host, such as shop.example, not '${authDomain}'.`,
  ].filter((problem) => problem !== false)
}

/** @throws if a variable is wrong */
export function readEnvironment(mode: string): Environment {
  const variables = readVariables(mode)
  const problems = variableProblems(variables)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return {
    isListed: variables['VITE_LISTED'] === 'true',
    authDomain: variables['VITE_AUTH_DOMAIN'] || undefined,
    appCheckKey: variables['VITE_APP_CHECK_KEY'] || undefined,
  }
}
