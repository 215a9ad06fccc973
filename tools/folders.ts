import { mkdirSync } from 'node:fs'
import path from 'node:path'

/** The repository root. */
export const root = path.resolve(import.meta.dirname, '..')

/**
 * The folder for logs and reports, ignored by Git. Each port offset has its own.
 */
export function runFolder(kind: 'start' | 'test' | 'deploy' | 'doctor', offset: number) {
  const folder = path.join(root, '.run', offset === 0 ? kind : `${kind}-${offset}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The script of an installed command, to run with node without a shell. */
export function script(command: 'firebase' | 'vite' | 'vitest' | 'playwright') {
  const scripts = {
    firebase: 'firebase-tools/lib/bin/firebase.js',
    vite: 'vite/bin/vite.js',
    vitest: 'vitest/vitest.mjs',
    playwright: '@playwright/test/cli.js',
  }
  return path.join(root, 'node_modules', scripts[command])
}
