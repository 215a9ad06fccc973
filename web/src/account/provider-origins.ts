/** The web config, which Hosting serves at run time. */
export const webConfigUrl = '/__/firebase/init.json'

/** The localStorage key of the last web config that Hosting has served. */
export const webConfigKey = 'web-config'

/**
 * Returns the origins of the identity provider's API from the stored web config; [] without one. Part of
 * every page, so it is shorter than with the helpers of browser/.
 */
export function providerOrigins(): string[] {
  try {
    const { origins } = JSON.parse(localStorage.getItem(webConfigKey) ?? '') as {
      origins?: string[]
    }
    return Array.isArray(origins) ? origins : []
  } catch {
    return []
  }
}
