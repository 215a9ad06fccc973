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

/** @throws if the auth domain is not a host: anything else could add to the policy of the pages */
export function readEnvironment(mode: string): Environment {
  const env = loadEnv(mode, resolve(import.meta.dirname, '..'), 'VITE_')
  const { VITE_AUTH_DOMAIN: authDomain = '' } = env
  if (authDomain && !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(authDomain)) {
    throw new Error(`VITE_AUTH_DOMAIN must be a host, such as shop.example, not '${authDomain}'.`)
  }
  return {
    isListed: env.VITE_LISTED === 'true',
    authDomain: authDomain || undefined,
    appCheckKey: env.VITE_APP_CHECK_KEY || undefined,
  }
}

/** The prefix is reserved for projects that exist only in the emulators. */
export const isDemo = (project: string) => project.startsWith('demo-')
