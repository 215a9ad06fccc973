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

test.for([
  ['queue: max', 'queues: max', "Unexpected value 'queues'"],
  ['needs: check', 'needs: chek', "depends on unknown job 'chek'"],
  ['vars.DEPLOY ==', 'var.DEPLOY ==', "Unrecognized named-value: 'var'"],
] as const)('GitHub rejects deploy.yml when %s is %s', async ([right, wrong, problem]) => {
  const problems = await problemsOf(contentOf('deploy.yml').replaceAll(right, wrong))

  expect(problems.join()).toContain(problem)
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

test('dependency-review excepts exactly the packages that need it when it sees the lockfiles', () => {
  type Lockfile = { packages: Record<string, { license?: string; name?: string }> }
  const excepted = ['package-lock.json', 'functions/package-lock.json']
    .flatMap((file) => Object.entries((readJson(file) as Lockfile).packages))
    .filter(([folder, { license }]) => folder.includes('node_modules/') && !isAllowed(license))
    .map(([folder, { name = folder.replace(/.*node_modules\//, '') }]) => name)

  expect(listed('allow-dependencies-licenses')).toEqual(
    new Set(excepted.map((name) => `pkg:npm/${name.replace('@', '%40')}`)),
  )
})

test.each(['GPL-3.0-only', 'AGPL-3.0-only', 'LGPL-2.1-or-later', 'MPL-2.0', 'EPL-2.0', 'SSPL-1.0'])(
  'dependency-review stops a new package when its licence is %s',
  (license) => {
    expect(isAllowed(license)).toBe(false)
  },
)
