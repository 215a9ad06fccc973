import { SkippedError } from './check.ts'
import { defaultAuthDomain, type Environment } from '../deploy/environments.ts'
import type { Check } from './check.ts'

/** Fetches and parses JSON; throws if it cannot. */
export type FetchJson = (url: string) => Promise<unknown>

/** The part of Hosting's config that the shop's features depend on. */
type WebConfig = {
  projectId?: string
  authDomain?: string
  appId?: string
  measurementId?: string
}

/**
 * Hosting serves the config of the web app that is linked to the site. Without a link it has no appId,
 * which App Check and analytics need. The shop loads analytics if the config has a measurement id;
 * environments.json decides whether the content security policy allows it.
 */
export const createSiteCheck = (fetchJson: FetchJson): Check => ({
  name: 'site',
  passes: 'the site serves the config of a web app that has what environments.json enables',
  remedy: 'see “From nothing to a live shop” and “Analytics” in docs/operating.md',
  async findFaults({ environment }) {
    if (!environment) throw new SkippedError('no environment given')
    const config = await readWebConfig(
      fetchJson,
      `https://${environment.site}.web.app/__/firebase/init.json`,
    )
    return [...projectFaults(config, environment), ...featureFaults(config, environment)]
  },
})

async function readWebConfig(fetchJson: FetchJson, url: string) {
  try {
    return (await fetchJson(url)) as WebConfig
  } catch {
    throw new SkippedError(`${url} returned no config; it exists only after the first deploy`)
  }
}

/** Pages sign in at the served `authDomain` unless web/auth-domains.json names another host. */
function projectFaults({ projectId, authDomain }: WebConfig, environment: Environment) {
  const { site, project } = environment
  if (projectId !== project) return [`the site ${site} is not of the project ${project}`]
  const expected = environment.authDomain
  return expected === defaultAuthDomain(project) && authDomain !== expected
    ? [`pages sign in at ${String(authDomain)}, but the policy allows ${expected}`]
    : []
}

function featureFaults({ appId, measurementId }: WebConfig, environment: Environment) {
  const { name, site, analytics, appCheck } = environment
  const faults: string[] = []
  if (!appId && (analytics || appCheck))
    faults.push(`no web app is linked to the site ${site}, so App Check and analytics cannot work`)
  if (analytics && !measurementId)
    faults.push(
      `${site} has no measurement id, but environments.json turns analytics on in ${name}`,
    )
  if (!analytics && measurementId)
    faults.push(
      `${site} has a measurement id, but environments.json turns analytics off in ${name}`,
    )
  return faults
}

async function fetchFromHosting(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  const config: unknown = await response.json()
  return config
}

export const site = createSiteCheck(fetchFromHosting)
