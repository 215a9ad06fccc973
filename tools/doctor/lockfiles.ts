import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../json.ts'
import type { Check } from './check.ts'

type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

type Locked = Manifest & {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
}

type Lock = { file: string; packages: Record<string, Locked> }

export const lockfiles: Check = {
  name: 'lockfiles',
  passes:
    'both lockfiles match package.json, have no download URLs and a checksum for every package',
  remedy:
    'run npm install --omit-lockfile-registry-resolved in the root, and in functions/ with --workspaces=false --package-lock-only too',
  findFaults({ folder }) {
    const root = readLock(folder, 'package-lock.json')
    const own = readLock(folder, 'functions/package-lock.json')
    const workspaces = Object.keys(root.packages).filter((name) => !name.includes('node_modules/'))
    return [
      ...workspaces.flatMap((name) => mismatches(folder, root, name, name)),
      ...mismatches(folder, own, '', 'functions'),
      ...[root, own].flatMap(packageFaults),
      ...['.npmrc', 'functions/.npmrc'].flatMap((file) => registryFaults(folder, file)),
    ]
  },
}

function readLock(folder: string, file: string): Lock {
  const { packages } = readJson(path.join(folder, file)) as { packages: Record<string, Locked> }
  return { file, packages }
}

/**
 * @param name key of the package in the lockfile
 * @param where folder of its package.json
 */
function mismatches(folder: string, { file, packages }: Lock, name: string, where: string) {
  const manifest = readJson(path.join(folder, where, 'package.json')) as Manifest
  const locked = packages[name] ?? {}
  return (['dependencies', 'devDependencies', 'optionalDependencies'] as const)
    .filter((kind) => sorted(manifest[kind]) !== sorted(locked[kind]))
    .map((kind) => `${file} does not have the ${kind} of ${path.join(where, 'package.json')}`)
}

const sorted = (versions: Record<string, string> | undefined = {}) =>
  JSON.stringify(Object.entries(versions).sort())

/** Download URLs would override the registry configured on the machine that installs. */
function packageFaults({ file, packages }: Lock) {
  return Object.entries(packages).flatMap(([name, { resolved, integrity, link }]) => {
    if (link || !name.includes('node_modules/')) return []
    if (resolved !== undefined) return [`${file} names where ${name} is downloaded from`]
    return integrity?.startsWith('sha512-') ? [] : [`${file} has no sha512 checksum of ${name}`]
  })
}

function registryFaults(folder: string, file: string) {
  const target = path.join(folder, file)
  const text = existsSync(target) ? readFileSync(target, 'utf8') : ''
  return /registry\s*=|_auth/i.test(text) ? [`${file} names a registry or a password for one`] : []
}
