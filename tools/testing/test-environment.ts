import type { Environment } from '../deploy/environments.ts'

/** An environment with every switch off. */
export const testEnvironment: Environment = {
  name: 'staging',
  project: 'shop-staging',
  site: 'shop-staging',
  authDomain: 'shop-staging.firebaseapp.com',
  listed: false,
  appCheck: false,
  hstsPreload: false,
}
