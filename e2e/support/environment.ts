import path from 'node:path'

/** Where npm test has put the shop and its parts. */
function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the e2e tests are run by npm test`)
  return value
}

export const shopOrigin = given('SHOP_ORIGIN')
/** The function's own address, without Hosting in front. */
export const functionOrigin = given('FUNCTION_ORIGIN')
export const authOrigin = `http://${given('AUTH_EMULATOR_HOST')}`
export const project = given('FIREBASE_PROJECT')
/** The file with the output of all emulators, the function's log included. */
export const functionLog = given('FUNCTION_LOG')

export const root = path.join(import.meta.dirname, '../..')
/** The site as it was built for this run. */
export const builtSite = path.join(root, 'web/dist')
/** The markup of the screens as rendered in this run. */
export const markupFolder = path.join(root, 'e2e/test-results/markup')
