import path from 'node:path'
import { readJson } from '../json.ts'

export type Versions = Record<string, string>

export type Locked = {
  license?: string
  dev?: boolean
  link?: boolean
  resolved?: string
  dependencies?: Versions
  optionalDependencies?: Versions
  peerDependencies?: Versions
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** by folder */
export type Packages = Record<string, Locked>

export type RuntimePackage = { name: string; licence: string }

/**
 * What the shop's pages are built from: web's dependencies and theirs.
 * @param folder the repository's
 */
export function packagesOfShop(folder: string): RuntimePackage[] {
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

function dependenciesOf(one: Locked) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = one
  const peers = Object.keys(peerDependencies ?? {})
  const required = peers.filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required]
}

/**
 * What the function consists of: what the cloud installs, and what its bundle holds.
 * @param folder the repository's
 */
export function packagesOfFunction(folder: string): RuntimePackage[] {
  const installed = readPackages(folder, 'functions/package-lock.json')
  const names = Object.keys(installed).filter((place) => !installed[place]?.dev)
  const { sources } = readJson(path.join(folder, 'functions/lib/index.js.map')) as {
    sources: string[]
  }
  const inlined = sources.flatMap((source) => {
    const file = path.posix.join('functions/lib', source)
    return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []
  })
  return merge([
    ...listOf(installed, names),
    ...listOf(readPackages(folder, 'package-lock.json'), [...new Set(inlined)]),
  ])
}

/** As Node looks for it: in the package's own folder, then in those above. */
function resolve(packages: Packages, place: string, name: string): string | undefined {
  const inner = `${place ? `${place}/` : ''}node_modules/${name}`
  if (packages[inner]) return inner
  return place === '' ? undefined : resolve(packages, above(place), name)
}

const above = (place: string) => /^(.*)\/node_modules\/[^]*$/.exec(place)?.[1] ?? ''

function readPackages(folder: string, file: string) {
  return (readJson(path.join(folder, file)) as { packages: Packages }).packages
}

function listOf(packages: Packages, places: string[]): RuntimePackage[] {
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

function merge(list: RuntimePackage[]) {
  const byText = new Map(list.map((one) => [`${one.name} ${one.licence}`, one]))
  return [...byText.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
