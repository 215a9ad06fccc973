import { SkippedError } from './check.ts'
import type { Check } from './check.ts'

/** Fetches and parses JSON; throws if it cannot. */
export type FetchJson = (url: string) => Promise<unknown>

/**
 * The shop loads analytics if Hosting's config has a measurement id. environments.json decides
 * whether the content security policy allows it.
 */
export const createAnalyticsCheck = (fetchJson: FetchJson): Check => ({
  name: 'analytics',
  passes: 'the measurement id matches the analytics switch in environments.json',
  remedy: 'see “Analytics” in docs/operating.md',
  async findFaults({ environment }) {
    if (!environment) throw new SkippedError('no environment given')
    const { name, project, analytics } = environment
    const hasMeasurementId = await readMeasurementId(
      fetchJson,
      `https://${project}.web.app/__/firebase/init.json`,
    )
    if (hasMeasurementId === analytics) return []
    return hasMeasurementId
      ? [`${project} has a measurement id, but environments.json turns analytics off in ${name}`]
      : [`${project} has no measurement id, but environments.json turns analytics on in ${name}`]
  },
})

async function readMeasurementId(fetchJson: FetchJson, url: string) {
  try {
    const config = (await fetchJson(url)) as { measurementId?: string }
    return Boolean(config.measurementId)
  } catch {
    throw new SkippedError(`${url} returned no config; it exists only after the first deploy`)
  }
}

async function fetchFromHosting(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  const config: unknown = await response.json()
  return config
}

export const analytics = createAnalyticsCheck(fetchFromHosting)
