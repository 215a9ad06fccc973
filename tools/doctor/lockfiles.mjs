// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../json.mjs'

/** @import { Check } from './check.mjs' */
/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Manifest */
/** @typedef {Manifest & { version?: string, resolved?: string, integrity?: string, link?: boolean }} Locked */
/** @typedef {{ file: string, packages: Record<string, Locked> }} Lock */

/** @type {Check} */
export const lockfiles = {
  name: 'lockfiles',
  holds: 'both lockfiles are in step, name no download address and hold a checksum of everything',
  remedy:
    'npm install --omit-lockfile-registry-resolved in the root, and again in functions/ with --workspaces=false --package-lock-only',
  faults({ folder }) {
    const root = readLock(folder, 'package-lock.json')
    const own = readLock(folder, 'functions/package-lock.json')
    const workspaces = Object.keys(root.packages).filter((name) => !name.includes('node_modules/'))
    return [
      ...workspaces.flatMap((name) => outOfStep(folder, root, name, name)),
      ...outOfStep(folder, own, '', 'functions'),
      ...[root, own].flatMap(foreign),
      ...['.npmrc', 'functions/.npmrc'].flatMap((file) => otherRegistry(folder, file)),
    ]
  },
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Lock}
 */
function readLock(folder, file) {
  const { packages } = /** @type {{ packages: Record<string, Locked> }} */ (
    readJson(path.join(folder, file))
  )
  return { file, packages }
}

/**
 * @param {string} folder
 * @param {Lock} lock
 * @param {string} name of the package in the lockfile
 * @param {string} where its package.json is
 */
function outOfStep(folder, { file, packages }, name, where) {
  const wanted = /** @type {Manifest} */ (readJson(path.join(folder, where, 'package.json')))
  const locked = packages[name] ?? {}
  return /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies'])
    .filter((kind) => sorted(wanted[kind]) !== sorted(locked[kind]))
    .map((kind) => `${file} does not have the ${kind} of ${path.join(where, 'package.json')}`)
}

/** @param {Record<string, string> | undefined} versions */
const sorted = (versions = {}) => JSON.stringify(Object.entries(versions).sort())

/**
 * Whoever installs is to choose the registry, and to get what was locked.
 * @param {Lock} lock
 */
function foreign({ file, packages }) {
  return Object.entries(packages).flatMap(([name, { resolved, integrity, link }]) => {
    if (link || !name.includes('node_modules/')) return []
    if (resolved !== undefined) return [`${file} names where ${name} is downloaded from`]
    return integrity?.startsWith('sha512-') ? [] : [`${file} has no sha512 checksum of ${name}`]
  })
}

/**
 * @param {string} folder
 * @param {string} file
 */
function otherRegistry(folder, file) {
  const place = path.join(folder, file)
  const text = existsSync(place) ? readFileSync(place, 'utf8') : ''
  return /registry\s*=|_auth/i.test(text) ? [`${file} names a registry or a password for one`] : []
}
