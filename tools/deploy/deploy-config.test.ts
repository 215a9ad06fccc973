import { expect, test } from 'vitest'
import { readProductionConfig } from '../emulators/local-config.ts'
import { POLICY, readPolicy } from '../policy.ts'
import { UNLISTED, deployConfig } from './deploy-config.ts'
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

test('live, the project’s own sign-in frame takes the place of everybody’s, nothing is built again, and nothing else differs', () => {
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

test('what is not listed says so with one header for every address, and differs in nothing else', () => {
  const unlisted = deployConfig(production, { ...live, listed: false })

  const everywhere = unlisted.hosting.headers.filter(({ source }) => source === '**')
  expect(everywhere.map(({ headers }) => headers.pop())).toEqual([UNLISTED])
  expect(unlisted).toEqual(deployConfig(production, live))
  expect(JSON.stringify(unlisted)).not.toContain('X-Robots-Tag')
})

test.for(['analytics', 'appCheck'] as const)(
  '%s, switched on, adds its own sources and no others',
  (name) => {
    const off = policyWith({})
    const on = policyWith({ [name]: true })

    const added: Record<string, string[]> = SOURCES[name]
    expect([...on.keys()]).toEqual([...off.keys()])
    for (const [directive, sources] of on) {
      expect(sources).toEqual([...(off.get(directive) ?? []), ...(added[directive] ?? [])])
    }
  },
)

test('no optional source stands in firebase.json itself', () => {
  const { value } = policyHeader(production)

  const optional = Object.values(SOURCES).flatMap((set) => Object.values(set).flat())
  expect(optional.filter((source) => value.includes(source))).toEqual([])
})
