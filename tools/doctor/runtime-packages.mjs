// @ts-check
import path from 'node:path'
import { readJson } from '../json.mjs'

/** @typedef {Record<string, string>} Versions */
/** @typedef {{ license?: string, dev?: boolean, link?: boolean, resolved?: string, dependencies?: Versions, optionalDependencies?: Versions, peerDependencies?: Versions, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked */
/** @typedef {Record<string, Locked>} Packages by folder */
/** @typedef {{ name: string, licence: string }} RuntimePackage */

/**
 * What the shop's pages are built from: web's dependencies and theirs.
 * @param {string} folder the repository's
 * @returns {RuntimePackage[]}
 */
export function packagesOfShop(folder) {
  const packages = readPackages(folder, 'package-lock.json')
  const found = new Set(['web'])
  for (const place of found) {
    for (const name of dependenciesOf(packages[place] ?? {})) {
      const where = resolve(packages, place, name)
      if (where) found.add(where)
      // A workspace is a link to its folder, which has the dependencies.
      const target = where && packages[where]?.link && packages[where].resolved
      if (target) found.add(target)
    }
  }
  return listOf(packages, [...found])
}

/** @param {Locked} one */
function dependenciesOf(one) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = one
  const peers = Object.keys(peerDependencies ?? {})
  const required = peers.filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required]
}

/**
 * What the function consists of: what the cloud installs, and what its bundle holds.
 * @param {string} folder the repository's
 * @returns {RuntimePackage[]}
 */
export function packagesOfFunction(folder) {
  const installed = readPackages(folder, 'functions/package-lock.json')
  const names = Object.keys(installed).filter((place) => !installed[place]?.dev)
  const { sources } = /** @type {{ sources: string[] }} */ (
    readJson(path.join(folder, 'functions/lib/index.js.map'))
  )
  const inlined = sources.flatMap((source) => {
    const file = path.posix.join('functions/lib', source)
    return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []
  })
  return merge([
    ...listOf(installed, names),
    ...listOf(readPackages(folder, 'package-lock.json'), [...new Set(inlined)]),
  ])
}

/**
 * As Node looks for it: in the package's own folder, then in those above.
 * @param {Packages} packages
 * @param {string} place
 * @param {string} name
 * @returns {string | undefined}
 */
function resolve(packages, place, name) {
  const inner = `${place ? `${place}/` : ''}node_modules/${name}`
  if (packages[inner]) return inner
  return place === '' ? undefined : resolve(packages, above(place), name)
}

/** @param {string} place */
const above = (place) => /^(.*)\/node_modules\/[^]*$/.exec(place)?.[1] ?? ''

/**
 * @param {string} folder
 * @param {string} file
 */
function readPackages(folder, file) {
  return /** @type {{ packages: Packages }} */ (readJson(path.join(folder, file))).packages
}

/**
 * @param {Packages} packages
 * @param {string[]} places
 * @returns {RuntimePackage[]}
 */
function listOf(packages, places) {
  const listed = places.filter((place) => place.includes('node_modules/'))
  return merge(
    listed.flatMap((place) => {
      const name = place.replace(/^.*node_modules\//, '')
      return name.startsWith('@shop/')
        ? []
        : [{ name, licence: packages[place]?.license ?? 'none' }]
    }),
  )
}

/** @param {RuntimePackage[]} list */
function merge(list) {
  const byText = new Map(list.map((one) => [`${one.name} ${one.licence}`, one]))
  return [...byText.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
