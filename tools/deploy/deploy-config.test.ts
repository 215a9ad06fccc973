import { expect, test } from 'vitest'
import { testEnvironment } from '../testing/test-environment.ts'
import { readProductionConfig } from '../emulators/local-config.ts'
import { POLICY, readPolicy } from '../policy.ts'
import { NOINDEX_HEADER, deployConfig } from './deploy-config.ts'
import { APP_CHECK_SOURCES } from './sources.ts'
import type { DeployConfig } from './deploy-config.ts'
import type { Environment } from './environments.ts'

const production = readProductionConfig() as DeployConfig
const live: Environment = {
  ...testEnvironment,
  name: 'production',
  project: 'shop-live',
  site: 'shop',
  authDomain: 'shop-live.firebaseapp.com',
  listed: true,
}

function headerOf({ hosting }: DeployConfig, name: string) {
  const [header, ...more] = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === name)
  expect(more).toEqual([])
  if (!header) throw new Error(`there is no ${name}`)
  return header
}

const policyHeader = (config: DeployConfig) => headerOf(config, POLICY)

const policyWith = (changes: Partial<Environment>) =>
  readPolicy(policyHeader(deployConfig(production, { ...live, ...changes })).value)

test('production → changes only the site, the auth domain and the predeploy hooks', () => {
  const config = deployConfig(production, live)

  const header = policyHeader(config)
  expect(header.value).toMatch(/frame-src 'self' https:\/\/shop-live\.firebaseapp\.com;/)
  header.value = header.value.replace('https://shop-live.', 'https://*.')
  for (const part of [config.hosting, ...config.functions])
    expect(part).not.toHaveProperty('predeploy')
  const { predeploy, ...hosting } = production.hosting
  expect(predeploy).toBeDefined()
  expect(config).toEqual({
    ...production,
    hosting: { ...hosting, site: 'shop' },
    functions: production.functions.map((part) => ({ ...part, predeploy: undefined })),
  })
})

test('unlisted environment → adds only a noindex header for all paths', () => {
  const unlisted = deployConfig(production, { ...live, listed: false })

  const everywhere = unlisted.hosting.headers.filter(({ source }) => source === '**')
  expect(everywhere.map(({ headers }) => headers.pop())).toEqual([NOINDEX_HEADER])
  expect(unlisted).toEqual(deployConfig(production, live))
  expect(JSON.stringify(unlisted)).not.toContain('X-Robots-Tag')
})

test('own auth domain → frame-src allows it instead of the project’s', () => {
  const policy = policyWith({ authDomain: 'shop.example' })

  expect(policy.get('frame-src')).toEqual(["'self'", 'https://shop.example'])
})

test('HSTS → covers subdomains and allows preloading only with hstsPreload', () => {
  const hstsOf = (hstsPreload: boolean) =>
    headerOf(deployConfig(production, { ...live, hstsPreload }), 'Strict-Transport-Security').value

  expect(hstsOf(false)).toBe('max-age=63072000')
  expect(hstsOf(true)).toBe('max-age=63072000; includeSubDomains; preload')
})

test('appCheck: true → adds only its CSP sources', () => {
  const off = policyWith({})
  const on = policyWith({ appCheck: true })

  const added: Record<string, string[]> = APP_CHECK_SOURCES
  expect([...on.keys()]).toEqual([...off.keys()])
  for (const [directive, sources] of on) {
    expect(sources).toEqual([...(off.get(directive) ?? []), ...(added[directive] ?? [])])
  }
})

test('firebase.json → allows no source that only App Check needs', () => {
  const { value } = policyHeader(production)

  const optional = Object.values(APP_CHECK_SOURCES).flat()
  expect(optional.filter((source) => value.includes(source))).toEqual([])
})
