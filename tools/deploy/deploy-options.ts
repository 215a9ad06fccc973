import { parseArgs } from 'node:util'
import { PlainError } from '../plain-error.ts'

export type DeployOptions = {
  /** of the environment */
  name: string
  /** a preview channel instead of the live site */
  channel: string | undefined
  dryRun: boolean
  /** to firebase-tools as they are */
  passedOn: string[]
}

const OURS = {
  env: { type: 'string' },
  channel: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

/**
 * What decides where to: chosen by --env alone, so that project and configuration belong together.
 */
const REFUSED = new Set(['project', 'P', 'config', 'c'])

/** @param args of `npm run deploy` */
export function readDeployOptions(args: string[]): DeployOptions {
  const { values, tokens } = parseArgs({ args, options: OURS, strict: false, tokens: true })
  const options = tokens.filter((token) => token.kind === 'option')
  const refused = options.find(({ name }) => REFUSED.has(name))
  if (refused) {
    throw new PlainError(`${refused.rawName} is not for you to say: choose with --env.`)
  }

  const ours = options.filter(({ name }) => name in OURS)
  const taken = new Set(
    ours.flatMap(({ index, value, inlineValue }) =>
      value === undefined || inlineValue ? [index] : [index, index + 1],
    ),
  )
  const channel = textOf(values, 'channel')
  return {
    // A preview is somebody's first look: not in the project with people's profiles.
    name: textOf(values, 'env') ?? (channel === undefined ? 'production' : 'staging'),
    channel,
    dryRun: values['dry-run'] === true,
    passedOn: args.filter((_, index) => !taken.has(index)),
  }
}

function textOf(values: Record<string, unknown>, name: string) {
  const value = values[name]
  if (value === undefined || (typeof value === 'string' && /^\w[\w-]*$/.test(value))) return value
  throw new PlainError(`--${name} takes a name: letters, digits and hyphens.`)
}

/**
 * The project goes by its alias, so that the function's parameters may stand in .env.<environment>.
 * @param where config: the file
 * @returns the arguments of firebase-tools
 */
export function firebaseArguments(
  { channel, passedOn }: Pick<DeployOptions, 'channel' | 'passedOn'>,
  { environment, config }: { environment: string; config: string },
): string[] {
  const command = channel === undefined ? ['deploy'] : ['hosting:channel:deploy', channel]
  return [...command, '--config', config, '--project', environment, ...passedOn]
}
