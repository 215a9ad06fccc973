// @ts-check
import path from 'node:path'
import { readJson } from '../json.mjs'
import { PlainError } from '../plain-error.mjs'
import { deployConfig } from './deploy-config.mjs'
import { firebaseArguments, readDeployOptions } from './deploy-options.mjs'
import { isDemo, readEnvironment } from './environments.mjs'

/** @import { DeployConfig } from './deploy-config.mjs' */
/** @import { Environment } from './environments.mjs' */
/**
 * @typedef {object} Plan
 * @property {Environment} environment
 * @property {DeployConfig} config what firebase.json is for it
 * @property {string[]} command the arguments of firebase-tools
 * @property {boolean} dryRun
 */

/** In the root, because firebase-tools resolves the paths in it from its folder. */
export const CONFIG_FILE = 'firebase.deploy.json'

/**
 * @param {string[]} args of `npm run deploy`
 * @param {string} folder the repository's
 * @returns {Plan}
 */
export function planDeploy(args, folder) {
  const { name, channel, dryRun, passedOn } = readDeployOptions(args)
  const named = readEnvironment(folder, name)
  if (isDemo(named)) {
    throw new PlainError(
      `${named.project} is not a real project: name yours for ${name} in .firebaserc.`,
    )
  }

  const environment = { ...named, listed: named.listed && channel === undefined }
  const written = /** @type {DeployConfig} */ (readJson(path.join(folder, 'firebase.json')))
  const where = { environment: name, config: CONFIG_FILE }
  return {
    environment,
    config: deployConfig(written, environment),
    command: firebaseArguments({ channel, passedOn }, where),
    dryRun,
  }
}

/**
 * @param {Plan} plan
 * @returns {string} what `--dry-run` prints
 */
export function describePlan({ environment, config, command }) {
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
