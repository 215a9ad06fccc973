import { isDemo, readEnvironment } from '../web/build/environment.ts'
import { environmentOf } from './environments.ts'
import { readJson } from './shop.ts'

type Reply = { status: number; headers: Headers; text: string }

/** Milliseconds for which the API may still answer with the code before the deploy. */
const PATIENCE = 60_000

/** Returns a sentence for each problem of a running site. `commit` is the one just deployed, if known. */
export async function smokeProblems(
  origin: string,
  { commit, aliases }: { commit?: string | undefined; aliases?: Record<string, string> } = {},
): Promise<string[]> {
  try {
    const { projectId = '', ...config } = await webConfig(origin)
    const environment = readEnvironment(environmentOf(projectId, aliases))
    const { isListed, authDomain = config.authDomain } = environment
    return [
      ...homeProblems(await get(`${origin}/`), { isListed, isDemo: isDemo(projectId) }),
      ...(await missingPageProblems(origin)),
      ...(await workerProblems(origin)),
      ...(await apiProblems(origin, commit)),
      ...(isDemo(projectId)
        ? []
        : await signInProblems(origin, { ...config, projectId, authDomain })),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function get(url: string): Promise<Reply> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  } catch (error) {
    throw new Error(`${url} does not answer.`, { cause: error })
  }
}

async function webConfig(origin: string): Promise<Partial<Record<string, string>>> {
  const { status, text } = await get(`${origin}/__/firebase/init.json`)
  if (status !== 200) throw new Error(`/__/firebase/init.json answers ${status}: create a web app.`)
  return JSON.parse(text) as Partial<Record<string, string>>
}

function homeProblems(
  { status, headers, text }: Reply,
  environment: { isListed: boolean; isDemo: boolean },
) {
  const isIndexed = !/<meta[^>]*name="robots" content="noindex"/.test(text)
  return [
    ...problemIf(status !== 200, `/ answers ${status}.`),
    ...problemIf(policyOf(text) === undefined, '/ has no Content-Security-Policy.'),
    ...problemIf(
      !environment.isDemo && allowsLoopback(text),
      '/ has the policy of a build for the emulators: deploy with the hooks of firebase.json.',
    ),
    ...problemIf(isIndexed && !environment.isListed, '/ may be indexed, but VITE_LISTED is false.'),
    ...problemIf(!isIndexed && environment.isListed, '/ has noindex, but VITE_LISTED is true.'),
    ...expectedHeaders()
      // Hosting has an HSTS of its own for web.app.
      .filter(({ key, value }) => headers.get(key) !== value && !key.startsWith('Strict'))
      .map(({ key, value }) => `/ has ${key}: ${headers.get(key)}, instead of ${value}.`),
  ]
}

const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]

/** Whether a page may connect to emulators on the visitor's machine. */
export const allowsLoopback = (html: string) => /127\.0\.0\.1|localhost/.test(policyOf(html) ?? '')

type Header = { key: string; value: string }

function expectedHeaders() {
  const { hosting } = readJson('firebase.json') as {
    hosting: { headers: { source: string; headers: Header[] }[] }
  }
  return hosting.headers.find(({ source }) => source === '**')?.headers ?? []
}

async function missingPageProblems(origin: string) {
  const { status, text } = await get(`${origin}/no-such-page`)
  return problemIf(
    status !== 404 || !text.includes('data-path="*"'),
    `/no-such-page answers ${status}, not 404 with the shop's page.`,
  )
}

async function workerProblems(origin: string) {
  const { status, headers } = await get(`${origin}/sw.js`)
  const isScript = headers.get('Content-Type')?.includes('javascript') ?? false
  return problemIf(status !== 200 || !isScript, `/sw.js answers ${status}, or is not a script.`)
}

async function apiProblems(origin: string, commit: string | undefined) {
  const limit = Date.now() + PATIENCE
  let health = await get(`${origin}/api/health`)
  while (!isHealthy(health, commit) && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    health = await get(`${origin}/api/health`)
  }
  const withoutToken = await get(`${origin}/api/auth/profile`)
  return [
    ...problemIf(
      !isHealthy(health, commit),
      `/api/health answers ${health.status} ${health.text}, not 200${commit ? ` with the commit ${commit}` : ''}.`,
    ),
    ...problemIf(
      withoutToken.status !== 401,
      `/api/auth/profile answers ${withoutToken.status} without a token, not 401.`,
    ),
  ]
}

const isHealthy = ({ status, text }: Reply, commit: string | undefined) =>
  status === 200 && (commit === undefined || text.includes(`"${commit}"`))

/** Google serves the sign-in frame with its own headers; under ours it could not work. */
async function signInProblems(origin: string, config: Partial<Record<string, string>>) {
  const { appId, projectId = '', authDomain = `${projectId}.firebaseapp.com` } = config
  const frame = `https://${authDomain}/__/auth/iframe`
  const { status, headers } = await get(frame)
  const policy = headers.get('Content-Security-Policy') ?? ''
  const isClosed = policy.includes('default-src') || policy.includes('frame-ancestors')
  return [
    ...problemIf(
      !appId,
      'The web app is not linked to the site: /__/firebase/init.json has no appId.',
    ),
    ...problemIf(status !== 200, `The sign-in frame ${frame} answers ${status}.`),
    ...problemIf(
      isClosed && new URL(frame).origin !== origin,
      `The sign-in frame ${frame} has the policy of the shop, ${policy}.`,
    ),
  ]
}

/** The URL of the last release, from `firebase hosting:channel:list --json`. The live site is a channel too. */
export function lastReleased(answer: string): string | undefined {
  try {
    const { channels } = (JSON.parse(answer) as { result: { channels: Channel[] } }).result
    const timeOf = ({ release }: Channel) => release?.releaseTime ?? ''
    return channels.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)))[0]?.url
  } catch {
    return undefined
  }
}

type Channel = { url: string; release?: { releaseTime: string } }

const problemIf = (isProblem: boolean, text: string) => (isProblem ? [text] : [])
