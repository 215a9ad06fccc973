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
  /** firebase.json with the changes for the environment */
  config: DeployConfig
  /** the arguments of firebase-tools */
  command: string[]
  /** only print the plan */
  print: boolean
}

/** This file is in the root, because firebase-tools resolves paths relative to it. */
export const CONFIG_FILE = 'firebase.deploy.json'

/**
 * @param args of `npm run deploy`
 * @param folder the repository root
 */
export function planDeploy(args: string[], folder: string): Plan {
  const { environment: name, channel, print, forwarded } = readDeployOptions(args)
  const declared = readEnvironment(folder, name)
  if (isDemo(declared)) {
    throw new PlainError(
      `${declared.project} is not a real project: name yours for ${name} in .firebaserc.`,
    )
  }

  const environment = { ...declared, listed: declared.listed && channel === undefined }
  const production = readJson(path.join(folder, 'firebase.json')) as DeployConfig
  const target = { environment: name, config: CONFIG_FILE }
  return {
    environment,
    config: deployConfig(production, environment),
    command: firebaseArguments({ channel, forwarded }, target),
    print,
  }
}

/** @returns what `--print` prints */
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
