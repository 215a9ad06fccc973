import { Skipped } from './check.ts'
import type { Check } from './check.ts'

/** gives the JSON at an address, or throws */
export type Ask = (address: string) => Promise<unknown>

/**
 * The shop counts as soon as Hosting's config has a measurement id; whether the policy lets it is
 * said in environments.json.
 */
export const analyticsBy = (ask: Ask): Check => ({
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

/** @param address of the web app's config */
async function measures(ask: Ask, address: string) {
  try {
    const config = (await ask(address)) as { measurementId?: string }
    return Boolean(config.measurementId)
  } catch {
    throw new Skipped(`${address} gives no config: before the first deploy it cannot`)
  }
}

async function askHosting(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  const config: unknown = await response.json()
  return config
}

export const analytics = analyticsBy(askHosting)
