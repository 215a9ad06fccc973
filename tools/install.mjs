// @ts-check
import path from 'node:path'
import { root } from './folders.mjs'
import { readJson } from './json.mjs'
import { PlainError } from './plain-error.mjs'
import { run } from './process-group.mjs'

/** @import { Closing } from './closing.mjs' */
/** @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean }} Package */
/** @typedef {Record<string, Package>} Packages by folder, as npm's lockfiles list them */

/**
 * Brings node_modules to what package-lock.json says. Imports nothing but Node's own modules:
 * in a fresh clone there is nothing else.
 * @param {Closing} closing
 */
export async function installIfNeeded(closing) {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages(path.join('node_modules', '.package-lock.json'))
  if (wanted && installed && isInstalled(wanted, installed)) return

  console.log('Installing the dependencies (npm ci) …')
  const code = await run(
    closing,
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
    },
  )
  if (code !== 0)
    throw new PlainError(`The dependencies could not be installed: npm ci ended with code ${code}.`)
}

/**
 * @param {Packages} wanted of package-lock.json
 * @param {Packages} installed of node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  const folders = Object.keys(wanted).filter((folder) => folder !== '')
  return (
    folders.every((folder) => isSame(wanted[folder], installed[folder])) &&
    Object.keys(installed).every((folder) => folder in wanted)
  )
}

/**
 * @param {Package | undefined} wanted
 * @param {Package | undefined} installed
 */
function isSame(wanted, installed) {
  // Optional packages are those of other platforms.
  if (!installed) return wanted?.optional === true
  return installed.version === wanted?.version && installed.integrity === wanted?.integrity
}

/** @param {string} file */
function readPackages(file) {
  try {
    const lock = /** @type {{ packages: Packages }} */ (readJson(path.join(root, file)))
    return lock.packages
  } catch {
    return undefined
  }
}
