import path from 'node:path'
import { readJson } from '../json.ts'

type Versions = Record<string, string>

type Locked = {
  license?: string
  dev?: boolean
  link?: boolean
  resolved?: string
  dependencies?: Versions
  optionalDependencies?: Versions
  peerDependencies?: Versions
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Packages of a lockfile by location. */
type Packages = Record<string, Locked>

export type RuntimePackage = { name: string; licence: string }

/**
 * The dependencies of the web workspace, transitive ones included.
 * @param folder the repository root
 */
export function webPackages(folder: string): RuntimePackage[] {
  const packages = readPackages(folder, 'package-lock.json')
  const found = new Set(['web'])
  for (const location of found) {
    for (const name of dependenciesOf(packages[location] ?? {})) {
      const where = resolve(packages, location, name)
      if (where) found.add(where)
      // A workspace package is a link. The lockfile lists its dependencies with the linked folder.
      const target = where && packages[where]?.link && packages[where].resolved
      if (target) found.add(target)
    }
  }
  return packageList(packages, [...found])
}

function dependenciesOf(one: Locked) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = one
  const peers = Object.keys(peerDependencies ?? {})
  const required = peers.filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required]
}

/**
 * The packages that Cloud Build installs and those inlined into the bundle.
 * @param folder the repository root
 */
export function functionPackages(folder: string): RuntimePackage[] {
  const installed = readPackages(folder, 'functions/package-lock.json')
  const names = Object.keys(installed).filter((location) => !installed[location]?.dev)
  const { sources } = readJson(path.join(folder, 'functions/lib/index.js.map')) as {
    sources: string[]
  }
  const inlined = sources.flatMap((source) => {
    const file = path.posix.join('functions/lib', source)
    return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []
  })
  return merge([
    ...packageList(installed, names),
    ...packageList(readPackages(folder, 'package-lock.json'), [...new Set(inlined)]),
  ])
}

/** Node's module resolution: the package's own node_modules, then those of its parents. */
function resolve(packages: Packages, location: string, name: string): string | undefined {
  const inner = `${location ? `${location}/` : ''}node_modules/${name}`
  if (packages[inner]) return inner
  return location === '' ? undefined : resolve(packages, parentLocation(location), name)
}

const parentLocation = (location: string) => /^(.*)\/node_modules\/[^]*$/.exec(location)?.[1] ?? ''

function readPackages(folder: string, file: string) {
  return (readJson(path.join(folder, file)) as { packages: Packages }).packages
}

function packageList(packages: Packages, locations: string[]): RuntimePackage[] {
  const listed = locations.filter((location) => location.includes('node_modules/'))
  return merge(
    listed.flatMap((location) => {
      const name = location.replace(/^.*node_modules\//, '')
      return name.startsWith('@shop/')
        ? []
        : [{ name, licence: packages[location]?.license ?? 'none' }]
    }),
  )
}

function merge(list: RuntimePackage[]) {
  const unique = new Map(list.map((one) => [`${one.name} ${one.licence}`, one]))
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
