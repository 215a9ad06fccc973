import { parseArgs } from 'node:util'
import { PlainError } from '../plain-error.ts'

export type DeployOptions = {
  environment: string
  /** a preview channel instead of the live site */
  channel: string | undefined
  /** print the steps and do nothing */
  print: boolean
  /** arguments for firebase-tools */
  forwarded: string[]
}

const OPTIONS = {
  env: { type: 'string' },
  channel: { type: 'string' },
  print: { type: 'boolean' },
} as const

/** Options that are rejected, because only --env may select the project and the config. */
const REFUSED_OPTIONS = new Set(['project', 'P', 'config', 'c'])

/**
 * npm keeps options that stand before `--`, and sets a variable for each: `npm run deploy --dry-run` would
 * deploy to production.
 * @param variables of the process
 */
export function refuseOptionsOfNpm(variables: Readonly<Record<string, string | undefined>>) {
  const kept = [...Object.keys(OPTIONS), 'dry-run'].find(
    (name) => variables[`npm_config_${name.replace('-', '_')}`] !== undefined,
  )
  if (kept !== undefined) throw new PlainError(`Write -- first: npm run deploy -- --${kept}.`)
}

/** @param args of `npm run deploy` */
export function readDeployOptions(args: string[]): DeployOptions {
  const { values, tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true })
  const options = tokens.filter((token) => token.kind === 'option')
  const refused = options.find(({ name }) => REFUSED_OPTIONS.has(name))
  if (refused) {
    throw new PlainError(`${refused.rawName} is not supported: choose with --env.`)
  }

  const channel = readName(values, 'channel')
  // firebase-tools has --dry-run for the live site only.
  if (channel !== undefined && options.some(({ name }) => name === 'dry-run')) {
    throw new PlainError('--dry-run is not supported for a preview channel.')
  }

  const ours = options.filter(({ name }) => name in OPTIONS)
  const taken = new Set(
    ours.flatMap(({ index, value, inlineValue }) =>
      value === undefined || inlineValue ? [index] : [index, index + 1],
    ),
  )
  return {
    // Previews run in staging by default, away from customers' profiles.
    environment: readName(values, 'env') ?? (channel === undefined ? 'production' : 'staging'),
    channel,
    print: values.print === true,
    forwarded: args.filter((_, index) => !taken.has(index)),
  }
}

function readName(values: Record<string, unknown>, name: string) {
  const value = values[name]
  if (value === undefined || (typeof value === 'string' && /^\w[\w-]*$/.test(value))) return value
  throw new PlainError(`--${name} takes a name of letters, digits and hyphens.`)
}

/**
 * Passes the project as its alias, so that firebase-tools reads functions/.env.<environment>.
 * @returns the arguments of firebase-tools
 */
export function firebaseArguments(
  { channel, forwarded }: Pick<DeployOptions, 'channel' | 'forwarded'>,
  { environment, config }: { environment: string; config: string },
): string[] {
  const command = channel === undefined ? ['deploy'] : ['hosting:channel:deploy', channel]
  return [...command, '--config', config, '--project', environment, ...forwarded]
}
