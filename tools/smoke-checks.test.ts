import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pagePolicy } from '../web/build/page-policy.ts'
import { root } from './shop.ts'
import { lastReleased, originOf, report, smoke, type Findings } from './smoke-checks.ts'

// Not those of the repository.
beforeEach(() => {
  vi.stubEnv('VITE_LISTED', 'true')
  vi.stubEnv('VITE_AUTH_DOMAIN', '')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const origin = 'https://shop-live.web.app'
const aliases = { production: 'shop-live', staging: 'shop-staging' }
const frame = 'https://shop-live.firebaseapp.com/__/auth/iframe'

const publicConfig = 'https://identitytoolkit.googleapis.com/v1/projects?key=key'
const admin = 'https://identitytoolkit.googleapis.com/admin/v2/projects/shop-live'
const ownConfig = {
  authorizedDomains: ['shop-live.web.app'],
  signIn: { email: { enabled: true } },
}

const config = { projectId: 'shop-live', appId: '1:1:web:1', apiKey: 'key' }
const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as {
  hosting: { headers: { headers: { key: string; value: string }[] }[] }
}
const [everyPath] = hosting.headers
const everywhere = (everyPath?.headers ?? []).map(({ key, value }): [string, string] => [
  key,
  value,
])

const pageWith = (project: string, robots = 'max-image-preview:large') =>
  `<meta http-equiv="Content-Security-Policy" content="${pagePolicy([], {}, project)}">` +
  `<meta data-page name="robots" content="${robots}">`

const reply = (body: unknown, init: ResponseInit = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init)

/** A site without problems, with other replies for some addresses. */
function serve(changes: Record<string, () => Response> = {}) {
  const replies: Record<string, () => Response> = {
    [`${origin}/`]: () => reply(pageWith('shop-live'), { headers: everywhere }),
    [`${origin}/no-such-page`]: () => reply('<div data-path="*">', { status: 404 }),
    [`${origin}/sw.js`]: () => reply('', { headers: { 'Content-Type': 'text/javascript' } }),
    [`${origin}/api/health`]: () => reply({ status: 'ok', commit: 'abc1234' }),
    [`${origin}/api/auth/profile`]: () => reply({}, { status: 401 }),
    [`${origin}/__/firebase/init.json`]: () => reply(config),
    [frame]: () => reply(''),
    [publicConfig]: () => reply({ authorizedDomains: ['shop-live.web.app'] }),
    [`${admin}/config`]: () => reply(ownConfig),
    [`${admin}/defaultSupportedIdpConfigs/google.com`]: () => reply({ enabled: true }),
    ...changes,
  }
  vi.stubGlobal('fetch', (url: string) => {
    const answer = replies[url]
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('fetch failed'))
  })
}

async function check(token?: string) {
  const { problems, signIn } = await smoke(origin, { commit: 'abc1234', aliases, token })
  return [...problems, ...signIn.map((problem) => `sign-in: ${problem}`)]
}

test('finds no problem when the live site is that of the environment', async () => {
  serve()

  expect(await check()).toEqual([])
})

const init = `${origin}/__/firebase/init.json`

const home = (html: string, headers = everywhere) => ({
  [`${origin}/`]: () => reply(html, { headers }),
})
const page = pageWith('shop-live')
const notFound = () => reply({ error: { message: 'CONFIGURATION_NOT_FOUND' } }, { status: 404 })
const framePolicy = { 'Content-Security-Policy': "frame-ancestors 'self'" }

test.for<[string, Record<string, () => Response>]>([
  ['/ answers 500', { [`${origin}/`]: () => reply(page, { status: 500, headers: everywhere }) }],
  ['no Content-Security-Policy', home(page.replace('http-equiv', 'name'))],
  ['a build for the emulators', home(pageWith('demo-a'))],
  ['has noindex', home(pageWith('shop-live', 'noindex'))],
  [
    'has Referrer-Policy: null',
    home(
      page,
      everywhere.filter(([key]) => key !== 'Referrer-Policy'),
    ),
  ],
  ['answers 200, not 404', { [`${origin}/no-such-page`]: () => reply('<div data-path="*">') }],
  ['/sw.js answers 404', { [`${origin}/sw.js`]: () => reply('', { status: 404 }) }],
  ['200 without a token', { [`${origin}/api/auth/profile`]: () => reply({}) }],
  ['create a web app', { [init]: () => reply('', { status: 404 }) }],
  ['sign-in: the web app is not linked', { [init]: () => reply({ ...config, appId: '' }) }],
  ['No alias', { [init]: () => reply({ ...config, projectId: 'other' }) }],
  ['sign-in: the frame', { [frame]: () => reply('', { status: 404 }) }],
  ['the policy of the shop', { [frame]: () => reply('', { headers: framePolicy }) }],
])('reports the problem "%s"', async ([problem, changes]) => {
  serve(changes)

  expect(await check()).toEqual([expect.stringContaining(problem)])
})

test.for<[string, Record<string, () => Response>]>([
  ['no method is switched on', { [publicConfig]: notFound }],
  [
    'not among the authorised domains',
    { [publicConfig]: () => reply({ authorizedDomains: ['localhost', 'live.web.app'] }) },
  ],
  ['Firebase Authentication answers 403', { [publicConfig]: () => reply('', { status: 403 }) }],
  [
    'does not answer',
    {
      [publicConfig]: () => {
        throw new TypeError('fetch failed')
      },
    },
  ],
])('reports "%s" of sign-in when nobody is logged in', async ([problem, changes]) => {
  serve({ ...changes, [`${admin}/config`]: notFound })

  expect(await check()).toEqual([expect.stringMatching(`^sign-in: .*${problem}`)])
})

test.for<[string, object, object]>([
  ['shop-live.web.app is not among the authorised domains', { authorizedDomains: [] }, {}],
  ['e-mail is switched off', { signIn: {} }, {}],
  ['Google is switched off', {}, { enabled: false }],
])('reports "%s" when an administrator asks', async ([problem, own, google]) => {
  serve({
    [`${admin}/config`]: () => reply({ ...ownConfig, ...own }),
    [`${admin}/defaultSupportedIdpConfigs/google.com`]: () => reply({ enabled: true, ...google }),
  })

  expect(await check('token')).toEqual([`sign-in: ${problem}.`])
})

test('asks as everybody when the login may not see the configuration', async () => {
  serve({ [`${admin}/config`]: () => reply('', { status: 403 }) })

  expect(await check('token')).toEqual([])
})

test('accepts the host when a domain above it is authorised', async () => {
  serve({ [publicConfig]: () => reply({ authorizedDomains: ['web.app'] }) })

  expect(await check()).toEqual([])
})

const works: Findings = { environment: 'staging, not listed', problems: [], signIn: [] }

test.for<[Findings, string]>([
  [works, 'https://a.b works. It is staging, not listed.'],
  [
    { ...works, signIn: ['no method is switched on.'] },
    'https://a.b: pages and API work; sign-in: no method is switched on.\nSign-in: docs/operating.md, Nobody can sign in.',
  ],
  [
    { ...works, problems: ['/ answers 500.'] },
    'https://a.b: / answers 500.\nTo go back: docs/operating.md, Roll back.',
  ],
  [{ problems: ['It does not answer.'], signIn: [] }, 'https://a.b: It does not answer.'],
])('reports %o in these lines when all was looked at', ([findings, text]) => {
  const { isFine, lines } = report('https://a.b', findings)

  expect(lines.join('\n')).toBe(text)
  expect(isFine).toBe(findings === works)
})

test.each([
  ['shop.web.app', 'https://shop.web.app'],
  ['https://shop.web.app/login', 'https://shop.web.app'],
  ['http://127.0.0.1:5050', 'http://127.0.0.1:5050'],
])('reads %s as %s when it is typed', (typed, expected) => {
  expect(originOf(typed)).toBe(expected)
})

test('reports that the site may be indexed when its environment is not listed', async () => {
  vi.stubEnv('VITE_LISTED', 'false')
  serve()

  expect(await check()).toEqual(['/ may be indexed, but VITE_LISTED is false.'])
})

test('looks at the sign-in frame on the own domain when the environment names one', async () => {
  vi.stubEnv('VITE_AUTH_DOMAIN', 'shop.example')
  serve({ 'https://shop.example/__/auth/iframe': () => reply('', { status: 404 }) })

  expect(await check()).toEqual([
    'sign-in: the frame https://shop.example/__/auth/iframe answers 404.',
  ])
})

test('waits for the new commit, and names the old one when it stays', async () => {
  vi.useFakeTimers()
  const old = () => reply({ status: 'ok', commit: 'old0000' })
  let calls = 0
  const isNew = () => ++calls > 3
  serve({ [`${origin}/api/health`]: () => (isNew() ? reply({ commit: 'abc1234' }) : old()) })
  const soon = check()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await soon).toEqual([])

  serve({ [`${origin}/api/health`]: old })
  const never = check()
  await vi.advanceTimersByTimeAsync(70_000)
  expect(await never).toEqual([expect.stringMatching(/old0000.*not 200 with the commit abc1234/)])
})

test('chooses the channel with the last release', () => {
  const channels = [
    { url: 'https://a', release: { releaseTime: '2026-11-01T00:00:00Z' } },
    { url: 'https://b', release: { releaseTime: '2026-11-02T00:00:00Z' } },
    { url: 'https://c' },
  ]

  expect(lastReleased(JSON.stringify({ status: 'success', result: { channels } }))).toBe(
    'https://b',
  )
  expect(lastReleased('{"status":"error"}')).toBeUndefined()
})
