import { mkdirSync } from 'node:fs'
import path from 'node:path'

/** The repository root. */
export const root = path.resolve(import.meta.dirname, '..')

/**
 * Creates and returns the folder for logs and reports. Git ignores it. Each port offset has its own.
 */
export function runFolder(kind: 'start' | 'test', offset: number) {
  const folder = path.join(root, '.run', offset === 0 ? kind : `${kind}-${offset}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Returns the script file of an installed command, which node can run without a shell. */
export function script(command: 'firebase' | 'vite' | 'vitest' | 'playwright') {
  const scripts = {
    firebase: 'firebase-tools/lib/bin/firebase.js',
    vite: 'vite/bin/vite.js',
    vitest: 'vitest/vitest.mjs',
    playwright: '@playwright/test/cli.js',
  }
  return path.join(root, 'node_modules', scripts[command])
}
