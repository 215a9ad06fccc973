import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDoctorOptions } from '../arguments.ts'
import { firebaseArguments, readDeployOptions } from '../deploy/deploy-options.ts'
import { CHECKS } from '../doctor/checks.ts'
import { readRepositoryFile } from '../doctor/test-tree.ts'
import { parseJson } from '../json.ts'
import { firebaseFault } from './firebase.ts'
import { GCLOUD, GLOBAL_FLAGS, gcloudFault } from './gcloud.ts'
import { readBlocks } from './read-blocks.ts'
import { runWithStandIns } from './stand-ins.ts'
import type { Call } from './stand-ins.ts'

const guide = readBlocks(readRepositoryFile('docs/operating.md'))
const SETUP = 'From nothing to a live shop'
const setup = guide
  .filter(({ section }) => section === SETUP)
  .map(({ text }) => text)
  .join('\n')

/** Blocks that the test does not run: they would install packages. */
const isSafe = ({ text }: { text: string }) => !text.includes('npm install')
const others = [
  ...guide.filter(({ section }) => section !== SETUP),
  ...['docs/data.md', 'SECURITY.md'].flatMap((file) => readBlocks(readRepositoryFile(file))),
].filter(isSafe)

const scripts = parseJson(readRepositoryFile('package.json')) as { scripts: object }

/** @returns what the program would reject, as far as this test can tell */
function faultOf({ program, args }: Call): string | undefined {
  if (program === 'gcloud') return gcloudFault(args)
  if (program === 'npx') return npxFault(args)
  if (program === 'npm') return npmFault(args)
  return undefined
}

const npxFault = ([tool, ...args]: string[]) =>
  tool === 'firebase' ? firebaseFault(args) : `npx ${tool ?? ''} is not firebase`

function npmFault([run, script = '', dashes = '--', ...args]: string[]) {
  if (run !== 'run' || !(script in scripts.scripts) || dashes !== '--')
    return `npm ${run ?? ''} ${script} is not a script of package.json`
  const names = CHECKS.map(({ name }) => name)
  if (script === 'doctor') readDoctorOptions(args, names)
  if (script !== 'deploy') return undefined
  const options = readDeployOptions(args)
  return firebaseFault(
    firebaseArguments(options, {
      environment: options.environment,
      config: 'firebase.deploy.json',
    }),
  )
}

test('every command of the setup → its program accepts it', async () => {
  const calls = await runWithStandIns(setup)

  expect(calls.map(faultOf).filter(Boolean)).toEqual([])
  expect(calls.length).toBeGreaterThan(25)
})

test('setup → does the steps in the order that the tools need', async () => {
  const calls = (await runWithStandIns(setup)).map(({ program, args }) =>
    [program, ...args].join(' '),
  )

  const order = [
    'gcloud projects create my-shop-staging',
    'gcloud billing projects link my-shop-staging --billing-account=012345-6789AB-CDEF01',
    // The default compute account exists only once the Compute Engine API is enabled.
    /^gcloud services enable .*\bcompute\.googleapis\.com/,
    'npx firebase projects:addfirebase my-shop-staging',
    /^gcloud projects add-iam-policy-binding .*serviceAccount:42-compute@/,
    'npx firebase hosting:sites:create my-shop-staging --app 1:2:web:3 --project my-shop-staging',
    /^gcloud firestore databases create .*--location=asia-south1/,
    /^gcloud services api-keys update projects\/42\/.*=firebaseappcheck\.googleapis\.com/,
    'npm run deploy -- --env staging',
    /^npx firebase functions:artifacts:setpolicy --location asia-south1 --days 90/,
  ]
  const places = order.map((wanted) =>
    calls.findIndex((call) => (typeof wanted === 'string' ? call === wanted : wanted.test(call))),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

// requiresRole needs them (firebase-tools, lib/deploy/functions/ensure.js): without them a deploy fails.
test.for(['iam.googleapis.com', 'cloudresourcemanager.googleapis.com'])(
  'setup → enables %s before the first deploy',
  async (api) => {
    const calls = await runWithStandIns(setup)

    expect(calls.some(({ args }) => args[0] === 'services' && args.includes(api))).toBe(true)
  },
)

test.for(others.map((block) => [block.section, block.text] as const))(
  'the commands of %s → their programs accept them',
  async ([, text]) => {
    const names = 'ENVIRONMENT=staging PROJECT=my-shop SITE=my-shop\n'
    const calls = await runWithStandIns(names + text)

    expect(calls.map(faultOf).filter(Boolean)).toEqual([])
  },
)

test.for(['docs/operating.md', 'docs/data.md', 'SECURITY.md'])(
  '%s → the commands of firebase in its sentences exist',
  (file) => {
    const names = readRepositoryFile(file).matchAll(/`(?:npx )?firebase ([a-z]+(?::[a-z]+)*)/g)

    for (const [, name = ''] of names)
      expect(firebaseFault([name]) ?? '').not.toContain('has no command')
  },
)

test('commands that a tool would reject → are found', () => {
  const rejected = [
    'npx firebase hosting:sites:make shop',
    'npx firebase hosting:sites:create shop --application 1',
    'npx firebase hosting:clone shop:live',
    'npm run deploy -- --environment staging',
    'npm run deplore',
    'gcloud firestore databases make',
    'gcloud firestore databases create --region=x',
    'gcloud projects create',
  ]
  for (const line of rejected) {
    const [program = '', ...args] = line.split(' ')
    expect(faultOf({ program, args }), line).toBeTypeOf('string')
  }
})

type Tree = { commands: Record<string, Tree>; flags: Record<string, unknown> }
const completions = '/usr/lib/google-cloud-sdk/data/cli/gcloud_completions.py'

test.runIf(existsSync(completions))('table of gcloud → matches the installed gcloud', () => {
  const text = readFileSync(completions, 'utf8')
  const root = parseJson(text.slice(text.indexOf('{'))) as Tree

  expect(Object.keys(root.flags)).toEqual(expect.arrayContaining(withDashes(GLOBAL_FLAGS)))
  for (const [name, { flags }] of Object.entries(GCLOUD)) {
    const command = name
      .split(' ')
      .reduce<Tree | undefined>((tree, word) => tree?.commands[word], root)
    const known = Object.keys(command?.flags ?? {})
    expect(command, name).toBeDefined()
    expect(known, name).toEqual(expect.arrayContaining(withDashes(flags)))
  }
})

const withDashes = (flags: string[]) => flags.map((flag) => `--${flag}`)
