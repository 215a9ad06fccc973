import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Check } from './check.ts'

/** Files that must contain the same Google Cloud region. */
const FILES = [
  'firebase.json',
  'functions/src/index.ts',
  'tools/test/test-shop.ts',
  'ARCHITECTURE.md',
  'docs/operating.md',
]
const REGION =
  /\b(?:africa|asia|australia|europe|me|northamerica|southamerica|us)-(?:(?:north|south|east|west|central){1,2})\d+\b/g

export const region: Check = {
  name: 'region',
  passes: 'all files name the same region',
  remedy: 'use the region of the database everywhere; Firestore cannot move',
  findFaults({ folder }) {
    const found = FILES.map((file) => ({ file, regions: regionsIn(path.join(folder, file)) }))
    const missing = found.filter(({ regions }) => regions.length === 0)
    const all = new Set(found.flatMap(({ regions }) => regions))
    if (all.size <= 1) return missing.map(({ file }) => `${file} names no region`)
    return [found.map(({ file, regions }) => `${file}: ${regions.join(', ') || 'none'}`).join('; ')]
  },
}

const regionsIn = (file: string) => [...new Set(readFileSync(file, 'utf8').match(REGION) ?? [])]
