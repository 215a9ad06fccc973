import { expect, test } from 'vitest'
import { firebaseArguments, readDeployOptions, refuseOptionsOfNpm } from './deploy-options.ts'

function commandOf(args: string[]) {
  const options = readDeployOptions(args)
  const where = { environment: options.environment, config: 'a.json' }
  return firebaseArguments(options, where).join(' ')
}

test.for([
  [[], 'deploy --config a.json --project production'],
  [['--env', 'staging'], 'deploy --config a.json --project staging'],
  [['--env=staging', '--print'], 'deploy --config a.json --project staging'],
  [['--dry-run'], 'deploy --config a.json --project production --dry-run'],
  [
    ['--only', 'hosting', '--env', 'staging', '-m', 'summer sale', '--force'],
    'deploy --config a.json --project staging --only hosting -m summer sale --force',
  ],
  [['--channel', 'new-hero'], 'hosting:channel:deploy new-hero --config a.json --project staging'],
  [
    ['--channel', 'new-hero', '--env', 'production', '--expires', '2d'],
    'hosting:channel:deploy new-hero --config a.json --project production --expires 2d',
  ],
])('npm run deploy with %o → runs firebase %s', ([args, command]) => {
  expect(commandOf(args as string[])).toBe(command)
})

test('--print → print is true', () => {
  expect(readDeployOptions(['--dry-run']).print).toBe(false)
  expect(readDeployOptions(['--print']).print).toBe(true)
})

test('--dry-run with --channel → error, because firebase-tools has no such option', () => {
  expect(() => readDeployOptions(['--channel', 'new-hero', '--dry-run'])).toThrow('--dry-run')
})

test.for([['--project', 'a'], ['-P', 'a'], ['--config=a.json'], ['-c', 'a.json']])(
  '%o → error: only --env selects the project',
  (args) => {
    expect(() => readDeployOptions(args)).toThrow('choose with --env')
  },
)

test.for([['--env'], ['--env='], ['--channel', '--only'], ['--channel', 'a b'], ['--env', '../a']])(
  '%o → error: the name is invalid',
  (args) => {
    expect(() => readDeployOptions(args)).toThrow('takes a name')
  },
)

test.for([
  ['npm_config_dry_run', '--dry-run'],
  ['npm_config_env', '--env'],
  ['npm_config_print', '--print'],
])('%s, because npm has kept the option → error', ([variable = '', option = '']) => {
  expect(() => refuseOptionsOfNpm({ [variable]: 'true' })).toThrow(`-- ${option}`)
  expect(() => refuseOptionsOfNpm({ npm_config_registry: 'a' })).not.toThrow()
})
