import { expect, test } from 'vitest'
import { readProductionConfig } from '../emulators/local-config.ts'
import { POLICY, readPolicy } from '../policy.ts'
import { NOINDEX_HEADER, deployConfig } from './deploy-config.ts'
import { SOURCES } from './sources.ts'
import type { DeployConfig } from './deploy-config.ts'
import type { Environment } from './environments.ts'

const production = readProductionConfig() as DeployConfig
const live: Environment = {
  name: 'production',
  project: 'shop-live',
  listed: true,
  analytics: false,
  appCheck: false,
}

function policyHeader({ hosting }: DeployConfig) {
  const [header, ...more] = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === POLICY)
  expect(more).toEqual([])
  if (!header) throw new Error('there is no policy')
  return header
}

const policyWith = (changes: Partial<Environment>) =>
  readPolicy(policyHeader(deployConfig(production, { ...live, ...changes })).value)

test('production → changes only the auth domain and the predeploy hooks', () => {
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
    hosting,
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

test.for(['analytics', 'appCheck'] as const)('%s: true → adds only its CSP sources', (name) => {
  const off = policyWith({})
  const on = policyWith({ [name]: true })

  const added: Record<string, string[]> = SOURCES[name]
  expect([...on.keys()]).toEqual([...off.keys()])
  for (const [directive, sources] of on) {
    expect(sources).toEqual([...(off.get(directive) ?? []), ...(added[directive] ?? [])])
  }
})

test('firebase.json → allows no source that only analytics or App Check needs', () => {
  const { value } = policyHeader(production)

  const optional = Object.values(SOURCES).flatMap((set) => Object.values(set).flat())
  expect(optional.filter((source) => value.includes(source))).toEqual([])
})
