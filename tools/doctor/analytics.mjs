// @ts-check
import { Skipped } from './check.mjs'

/** @import { Check } from './check.mjs' */
/** @typedef {(address: string) => Promise<unknown>} Ask gives the JSON at an address, or throws */

/**
 * The shop counts as soon as Hosting's config has a measurement id; whether the policy lets it is
 * said in environments.json.
 * @param {Ask} ask
 * @returns {Check}
 */
export const analyticsBy = (ask) => ({
  name: 'analytics',
  holds: 'the project counts exactly where environments.json says so',
  remedy: 'see “Analytics” in docs/operating.md',
  async faults({ environment }) {
    if (!environment) throw new Skipped('no environment was named')
    const { name, project, analytics } = environment
    const counts = await measures(ask, `https://${project}.web.app/__/firebase/init.json`)
    if (counts === analytics) return []
    return counts
      ? [`${project} has a measurement id, but environments.json keeps analytics off in ${name}`]
      : [`${project} has no measurement id, but environments.json lets analytics in in ${name}`]
  },
})

/**
 * @param {Ask} ask
 * @param {string} address of the web app's config
 */
async function measures(ask, address) {
  try {
    const config = /** @type {{ measurementId?: string }} */ (await ask(address))
    return Boolean(config.measurementId)
  } catch {
    throw new Skipped(`${address} gives no config: before the first deploy it cannot`)
  }
}

/** @type {Ask} */
async function askHosting(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  /** @type {unknown} */
  const config = await response.json()
  return config
}

export const analytics = analyticsBy(askHosting)
