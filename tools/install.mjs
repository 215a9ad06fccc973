// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package */
/** @typedef {Record<string, Package>} Packages by folder, as npm's lockfiles list them */

const root = path.resolve(import.meta.dirname, '..')
const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/** Runs `npm ci` unless node_modules matches package-lock.json; exits the process on failure. */
export function installIfNeeded() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (wanted && installed && isInstalled(wanted, installed)) return

  console.log('Installing the dependencies (npm ci) …')
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: root, stdio: 'inherit' })
  if (status === 0) return
  console.error('npm ci failed: the dependencies are not installed.')
  process.exit(1)
}

/**
 * @param {Packages} wanted from package-lock.json
 * @param {Packages} installed from node_modules/.package-lock.json
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
  // Optional packages of other platforms are not installed.
  if (!installed) return wanted?.optional === true
  return installed.version === wanted?.version && installed.integrity === wanted?.integrity
}

/** @param {string} file */
function readPackages(file) {
  try {
    const text = readFileSync(path.join(root, file), 'utf8')
    /** @type {unknown} */
    const lock = JSON.parse(text)
    return /** @type {{ packages: Packages }} */ (lock).packages
  } catch {
    return undefined
  }
}
