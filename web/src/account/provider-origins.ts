import { fieldOf, parseJson } from '../browser/json.ts'
import { localStore } from '../browser/storage.ts'

/** The web config, which Hosting serves at run time. */
export const webConfigUrl = '/__/firebase/init.json'

/** The localStorage key of the last web config that Hosting has served. */
export const webConfigKey = 'web-config'

/** Returns the origins of the identity provider's API from the stored web config; [] without one. */
export function providerOrigins(): readonly unknown[] {
  const origins = fieldOf(parseJson(localStore.read(webConfigKey)), 'origins')
  return Array.isArray(origins) ? origins : []
}
