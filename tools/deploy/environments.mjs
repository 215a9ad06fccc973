// @ts-check
import path from 'node:path'
import { readJson } from '../json.mjs'
import { PlainError } from '../plain-error.mjs'

/**
 * Where the shop is deployed to: the project of .firebaserc and the switches of environments.json.
 * @typedef {object} Environment
 * @property {string} name
 * @property {string} project
 * @property {boolean} listed whether search engines may list it
 * @property {boolean} analytics whether Google Analytics may be loaded
 * @property {boolean} appCheck whether App Check's reCAPTCHA may be loaded
 */

/**
 * @param {string} folder the repository's
 * @param {string} name
 * @returns {Environment}
 */
export function readEnvironment(folder, name) {
  const all = /** @type {Record<string, Record<string, unknown>>} */ (
    readJson(path.join(folder, 'environments.json'))
  )
  const { projects } = /** @type {{ projects: Record<string, string> }} */ (
    readJson(path.join(folder, '.firebaserc'))
  )
  const switches = all[name]
  const project = projects[name]
  if (!switches || !project) {
    throw new PlainError(
      `There is no environment '${name}': choose from ${Object.keys(all).join(', ')}, ` +
        'or add it to environments.json and its project to .firebaserc.',
    )
  }
  const isOn = (/** @type {string} */ key) => readSwitch(switches, key, name)
  return {
    name,
    project,
    listed: isOn('listed'),
    analytics: isOn('analytics'),
    appCheck: isOn('appCheck'),
  }
}

/** @param {Environment} environment */
export const isDemo = ({ project }) => project.startsWith('demo-')

/**
 * @param {Record<string, unknown>} switches
 * @param {string} key
 * @param {string} name of the environment
 */
function readSwitch(switches, key, name) {
  const value = switches[key]
  if (typeof value === 'boolean') return value
  throw new PlainError(`environments.json does not say whether ${name} is '${key}': true or false.`)
}
