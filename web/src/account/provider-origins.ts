import { fieldOf, parseJson } from '../browser/json.ts'
import { localStore } from '../browser/storage.ts'

/** The key of the last web config that Hosting has served. */
export const webConfigKey = 'web-config'

/** The origins of the identity provider's API, from the last web config; none before the first. */
export function providerOrigins(): readonly unknown[] {
  const origins = fieldOf(parseJson(localStore.read(webConfigKey)), 'origins')
  return Array.isArray(origins) ? origins : []
}
