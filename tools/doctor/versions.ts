import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../json.ts'
import type { Check } from './check.ts'

type Manifest = { engines?: { node?: string }; dependencies?: Record<string, string> }

type Lock = { packages: Record<string, { version?: string }> }

export const versions: Check = {
  name: 'versions',
  passes: "one Node version; the function's dependencies are exact and match both lockfiles",
  remedy: 'use the same versions everywhere; see “Dependencies” in docs/operating.md',
  findFaults({ folder }) {
    const manifest = readJson(path.join(folder, 'functions/package.json')) as Manifest
    return [...nodeFaults(folder, manifest), ...dependencyFaults(folder, manifest)]
  },
}

function nodeFaults(folder: string, { engines }: Manifest) {
  const { functions } = readJson(path.join(folder, 'firebase.json')) as {
    functions: { runtime?: string }[]
  }
  const found = {
    '.nvmrc': readFileSync(path.join(folder, '.nvmrc'), 'utf8').trim(),
    'functions/package.json, engines': engines?.node,
    'firebase.json, runtime': functions[0]?.runtime?.replace(/^nodejs/, ''),
  }
  if (new Set(Object.values(found)).size === 1) return []
  const list = Object.entries(found).map(([where, version]) => `${version ?? 'none'} in ${where}`)
  return [`the versions of Node differ: ${list.join(', ')}`]
}

function dependencyFaults(folder: string, { dependencies = {} }: Manifest) {
  const locks = ['package-lock.json', 'functions/package-lock.json'].map((file) => ({
    file,
    packages: (readJson(path.join(folder, file)) as Lock).packages,
  }))
  return Object.entries(dependencies).flatMap(([name, wanted]) => {
    if (!/^\d+\.\d+\.\d+$/.test(wanted)) {
      return [`functions/package.json asks for ${name} ${wanted}, which is not one exact version`]
    }
    return locks
      .map(({ file, packages }) => ({ file, has: packages[`node_modules/${name}`]?.version }))
      .filter(({ has }) => has !== wanted)
      .map(({ file, has }) => `${file} has ${name} ${has ?? 'nowhere'}, not ${wanted}`)
  })
}
