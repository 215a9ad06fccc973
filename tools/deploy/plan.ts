import path from 'node:path'
import { readJson } from '../json.ts'
import { PlainError } from '../plain-error.ts'
import { deployConfig } from './deploy-config.ts'
import { firebaseArguments, readDeployOptions } from './deploy-options.ts'
import { isDemo, readEnvironment } from './environments.ts'
import type { DeployConfig } from './deploy-config.ts'
import type { Environment } from './environments.ts'

export type Plan = {
  environment: Environment
  /** what firebase.json is for it */
  config: DeployConfig
  /** the arguments of firebase-tools */
  command: string[]
  dryRun: boolean
}

/** In the root, because firebase-tools resolves the paths in it from its folder. */
export const CONFIG_FILE = 'firebase.deploy.json'

/**
 * @param args of `npm run deploy`
 * @param folder the repository's
 */
export function planDeploy(args: string[], folder: string): Plan {
  const { name, channel, dryRun, passedOn } = readDeployOptions(args)
  const named = readEnvironment(folder, name)
  if (isDemo(named)) {
    throw new PlainError(
      `${named.project} is not a real project: name yours for ${name} in .firebaserc.`,
    )
  }

  const environment = { ...named, listed: named.listed && channel === undefined }
  const written = readJson(path.join(folder, 'firebase.json')) as DeployConfig
  const where = { environment: name, config: CONFIG_FILE }
  return {
    environment,
    config: deployConfig(written, environment),
    command: firebaseArguments({ channel, passedOn }, where),
    dryRun,
  }
}

/** @returns what `--dry-run` prints */
export function describePlan({ environment, config, command }: Plan): string {
  const { name, project } = environment
  return [
    `To ${project}:`,
    '  npm run build',
    `  npm run doctor -- --env ${name}`,
    `  firebase ${command.join(' ')}`,
    `${CONFIG_FILE}:`,
    JSON.stringify(config, undefined, 2),
  ].join('\n')
}
