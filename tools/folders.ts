import { mkdirSync } from 'node:fs'
import path from 'node:path'

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '..')

/**
 * The ignored folder for the logs and reports of one way of running the shop.
 * Runs with another port offset have their own.
 */
export function runFolder(kind: 'start' | 'test' | 'deploy' | 'doctor', offset: number) {
  const folder = path.join(root, '.run', offset === 0 ? kind : `${kind}-${offset}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * The script behind a command of an installed package: started with node itself, it needs no shell in between.
 */
export function script(command: 'firebase' | 'vite' | 'vitest' | 'playwright') {
  const scripts = {
    firebase: 'firebase-tools/lib/bin/firebase.js',
    vite: 'vite/bin/vite.js',
    vitest: 'vitest/vitest.mjs',
    playwright: '@playwright/test/cli.js',
  }
  return path.join(root, 'node_modules', scripts[command])
}
