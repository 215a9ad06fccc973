import { readEnvironment } from '../web/build/environment.ts'
import { isDemo } from '../web/src/account/demo-project.ts'
import { environmentOf } from './environments.ts'
import { problemsOf } from './predeploy-checks.ts'
import { readJson } from './shop.ts'

/** Milliseconds for which the API may still answer with the code before the deploy. */
const PATIENCE = 60_000

const IDENTITY = 'https://identitytoolkit.googleapis.com'

type WebConfig = Partial<Record<string, string>>

/** A sentence for each problem of a running site, and its environment in words, unless nothing answers. */
export type Findings = { environment?: string; problems: string[]; signIn: string[] }

/** The commit just deployed, if known, and an access token of somebody who may see how sign-in is set up. */
type Options = {
  commit?: string | undefined
  token?: string | undefined
  aliases?: Record<string, string>
}

export async function smoke(
  origin: string,
  { commit, aliases, token }: Options = {},
): Promise<Findings> {
  const findings: Findings = { problems: [], signIn: [] }
  try {
    const config = await webConfig(origin)
    const { projectId = '' } = config
    const environment = environmentOf(projectId, aliases)
    const { isListed, authDomain = config['authDomain'] } = readEnvironment(environment)
    findings.environment = `${environment}, ${isListed ? 'listed' : 'not listed'}`
    findings.problems.push(
      ...(await homeProblems(origin, { isListed, isDemo: isDemo(projectId) })),
      ...(await fileProblems(origin)),
      ...(await apiProblems(origin, commit)),
    )
    if (!isDemo(projectId)) {
      const signIn = signInProblems(origin, { ...config, projectId, authDomain }, token)
      findings.signIn.push(...(await signIn.catch((error: unknown) => [messageOf(error)])))
    }
  } catch (error) {
    findings.problems.push(messageOf(error))
  }
  return findings
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function get(url: string, headers: Record<string, string> = {}) {
  try {
    const reply = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  } catch (error) {
    throw new Error(`${url} does not answer.`, { cause: error })
  }
}

async function webConfig(origin: string) {
  const { status, text } = await get(`${origin}/__/firebase/init.json`)
  if (status !== 200) throw new Error(`/__/firebase/init.json answers ${status}: create a web app.`)
  return JSON.parse(text) as WebConfig
}

async function homeProblems(
  origin: string,
  { isListed, isDemo }: { isListed: boolean; isDemo: boolean },
) {
  const { status, headers, text } = await get(`${origin}/`)
  const isIndexed = !/<meta[^>]*name="robots" content="noindex"/.test(text)
  const problems = problemsOf({
    [`/ answers ${status}.`]: status !== 200,
    '/ has no Content-Security-Policy.': policyOf(text) === undefined,
    '/ has the policy of a build for the emulators: deploy with the hooks of firebase.json.':
      !isDemo && allowsLoopback(text),
    '/ may be indexed, but VITE_LISTED is false.': isIndexed && !isListed,
    '/ has noindex, but VITE_LISTED is true.': !isIndexed && isListed,
  })
  const wrongHeaders = headersOfAllPaths()
    // Hosting has an HSTS of its own for web.app.
    .filter(({ key, value }) => headers.get(key) !== value && !key.startsWith('Strict'))
    .map(({ key, value }) => `/ has ${key}: ${headers.get(key)}, instead of ${value}.`)
  return [...problems, ...wrongHeaders]
}

const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]

/** Whether a page may connect to emulators on the visitor's machine. */
export const allowsLoopback = (html: string) => /127\.0\.0\.1|localhost/.test(policyOf(html) ?? '')

function headersOfAllPaths() {
  const { hosting } = readJson('firebase.json') as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
  }
  return hosting.headers.find(({ source }) => source === '**')?.headers ?? []
}

async function fileProblems(origin: string) {
  const missing = await get(`${origin}/no-such-page`)
  const worker = await get(`${origin}/sw.js`)
  const isScript = worker.headers.get('Content-Type')?.includes('javascript') ?? false
  return problemsOf({
    [`/no-such-page answers ${missing.status}, not 404 with the shop's page.`]:
      missing.status !== 404 || !missing.text.includes('data-path="*"'),
    [`/sw.js answers ${worker.status}, or is not a script.`]: worker.status !== 200 || !isScript,
  })
}

async function apiProblems(origin: string, commit = '') {
  const isNew = ({ status, text }: Awaited<ReturnType<typeof get>>) =>
    status === 200 && text.includes(commit && `"${commit}"`)
  const limit = Date.now() + PATIENCE
  let health = await get(`${origin}/api/health`)
  while (!isNew(health) && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    health = await get(`${origin}/api/health`)
  }
  const { status } = await get(`${origin}/api/auth/profile`)
  const expected = commit ? `200 with the commit ${commit}` : '200'
  return problemsOf({
    [`/api/health answers ${health.status} ${health.text}, not ${expected}.`]: !isNew(health),
    [`/api/auth/profile answers ${status} without a token, not 401.`]: status !== 401,
  })
}

async function signInProblems(origin: string, config: WebConfig, token: string | undefined) {
  return [
    ...(await frameProblems(origin, config)),
    ...(await methodProblems(origin, config, token)),
  ]
}

/** Google serves the sign-in frame with its own headers; under ours it could not work. */
async function frameProblems(
  origin: string,
  { appId, projectId = '', authDomain = `${projectId}.firebaseapp.com` }: WebConfig,
) {
  const frame = `https://${authDomain}/__/auth/iframe`
  const { status, headers } = await get(frame)
  const policy = headers.get('Content-Security-Policy') ?? ''
  const isClosed = policy.includes('default-src') || policy.includes('frame-ancestors')
  return problemsOf({
    'the web app is not linked to the site: /__/firebase/init.json has no appId.': !appId,
    [`the frame ${frame} answers ${status}.`]: status !== 200,
    [`the frame ${frame} has the policy of the shop, ${policy}.`]:
      isClosed && new URL(frame).origin !== origin,
  })
}

/** Only administrators see the methods; everybody sees the domains, and whether sign-in is set up at all. */
async function methodProblems(
  origin: string,
  { projectId = '', apiKey = '' }: WebConfig,
  token: string | undefined,
) {
  const admin = `${IDENTITY}/admin/v2/projects/${projectId}`
  const headers = { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': projectId }
  // A restricted key wants a referrer.
  const askAsVisitor = () => get(`${IDENTITY}/v1/projects?key=${apiKey}`, { Referer: `${origin}/` })
  const asked = token ? await get(`${admin}/config`, headers) : await askAsVisitor()
  const { status, text } = [401, 403].includes(asked.status) ? await askAsVisitor() : asked
  if (text.includes('CONFIGURATION_NOT_FOUND')) return ['no method is switched on.']
  if (status !== 200) return [`Firebase Authentication answers ${status}.`]

  const { authorizedDomains = [], signIn } = JSON.parse(text) as SignInConfig
  const google = signIn && (await get(`${admin}/defaultSupportedIdpConfigs/google.com`, headers))
  const { hostname } = new URL(origin)
  // A preview's domain is added after the hooks.
  const isPreview = /--.*\.web\.app$/.test(hostname)
  const isAuthorized = authorizedDomains.some((domain) => `.${hostname}`.endsWith(`.${domain}`))
  return problemsOf({
    [`${hostname} is not among the authorised domains.`]: !isAuthorized && !isPreview,
    'e-mail is switched off.': signIn && !signIn.email?.enabled,
    'Google is switched off.': google && !/"enabled": *true/.test(google.text),
  })
}

type SignInConfig = { authorizedDomains?: string[]; signIn?: { email?: { enabled?: boolean } } }

/** The lines to print. A site that does not answer cannot be rolled back. */
export function report(origin: string, { environment, problems, signIn }: Findings) {
  const isFine = problems.length + signIn.length === 0
  if (isFine) return { isFine, lines: [`${origin} works. It is ${environment}.`] }
  const prefix = problems.length === 0 ? 'pages and API work; sign-in' : 'sign-in'
  const lines = [
    ...problems.map((problem) => `${origin}: ${problem}`),
    ...signIn.map((problem) => `${origin}: ${prefix}: ${problem}`),
    ...(environment && problems.length > 0 ? ['To go back: docs/operating.md, Roll back.'] : []),
    ...(signIn.length > 0 ? ['Sign-in: docs/operating.md, Nobody can sign in.'] : []),
  ]
  return { isFine, lines }
}

/** The origin of an address as people type it: the scheme may be missing, a path may follow. */
export const originOf = (address: string) =>
  new URL(/^https?:\/\//.test(address) ? address : `https://${address}`).origin

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
