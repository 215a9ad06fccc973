import path from 'node:path'

/** Reads an environment variable that npm test sets. */
function readEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the e2e tests with npm test`)
  return value
}

export const shopOrigin = readEnv('SHOP_ORIGIN')
/** The function's own URL, without Hosting. */
export const functionOrigin = readEnv('FUNCTION_ORIGIN')
export const authOrigin = `http://${readEnv('AUTH_EMULATOR_HOST')}`
export const project = readEnv('FIREBASE_PROJECT')
/** The log file of the emulators, function output included. */
export const functionLog = readEnv('FUNCTION_LOG')

export const root = path.join(import.meta.dirname, '../..')
/** The built site. */
export const builtSite = path.join(root, 'web/dist')
/** HTML that inspectPage() writes for the HTML validator. */
export const markupFolder = path.join(root, 'e2e/test-results/markup')
