import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readJson, root } from './shop.ts'

const folder = path.join(root, '.github/workflows')
const files = readdirSync(folder)
const contentOf = (name: string) => readFileSync(path.join(folder, name), 'utf8')

type Job = {
  environment?: string
  permissions?: Record<string, string>
  concurrency?: { queue?: string }
  steps?: { uses?: string; run?: string; with?: Record<string, string> }[]
}
const jobs = files.flatMap((name) =>
  Object.entries((parse(contentOf(name)) as { jobs: Record<string, Job> }).jobs),
)
const steps = jobs.flatMap(([, job]) => job.steps ?? [])

/** GitHub's own parser. It imports JSON as Node alone does not. */
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = (await tsImport(
  '@actions/workflow-parser',
  import.meta.url,
)) as typeof import('@actions/workflow-parser')

async function problemsOf(content: string) {
  const { context, value } = parseWorkflow({ name: 'a.yml', content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

test.each(files)('GitHub accepts %s when it is pushed', async (name) => {
  expect(await problemsOf(contentOf(name))).toEqual([])
})

test('only jobs of an environment can sign in, and none is cancelled when a third one waits', () => {
  const signingIn = jobs.filter(([, job]) => job.permissions?.['id-token'])
  expect(signingIn.map(([name]) => name)).toEqual(['preview', 'staging', 'production'])
  for (const [name, { environment, concurrency }] of signingIn) {
    expect(environment, name).toBe(name === 'production' ? 'production' : 'staging')
    expect(concurrency?.queue, name).toBe('max')
  }
})

test('actions are pinned to commits, and no install script runs when a workflow installs', () => {
  const actions = steps.flatMap(({ uses = [] }) => uses)
  expect(actions.filter((uses) => !/@[\da-f]{40}$/.test(uses))).toEqual([])
  const installs = steps.flatMap(({ run = '' }) => (run.includes('npm ci') ? run : []))
  expect(new Set(installs)).toEqual(new Set(['npm ci --ignore-scripts']))
})

const review = steps.find(({ uses = '' }) => uses.includes('dependency-review-action'))?.with
const listed = (name: string) => new Set((review?.[name] ?? '').trim().split(/,\s*/))
const allowed = listed('allow-licenses')

/** An expression of SPDX. A package without a licence only gets a warning. */
const isAllowed = (license = 'MIT') =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))

test('dependency-review allows no copyleft licence, and excepts exactly the packages that need it when it sees the lockfiles', () => {
  expect([...allowed].filter((license) => /GPL|MPL|EPL|CDDL|EUPL|SSPL/.test(license))).toEqual([])

  type Lockfile = { packages: Record<string, { license?: string; name?: string }> }
  const excepted = ['package-lock.json', 'functions/package-lock.json']
    .flatMap((file) => Object.entries((readJson(file) as Lockfile).packages))
    .filter(([folder, { license }]) => folder.includes('node_modules/') && !isAllowed(license))
    .map(([folder, { name = folder.replace(/.*node_modules\//, '') }]) => name)

  expect(listed('allow-dependencies-licenses')).toEqual(
    new Set(excepted.map((name) => `pkg:npm/${name.replace('@', '%40')}`)),
  )
})
