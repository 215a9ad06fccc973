import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { Cleanup } from '../process/cleanup.ts'
import { root } from '../folders.ts'
import type { CheckContext } from './check.ts'

/**
 * Creates a temporary folder with these files for the current test.
 * @param files content by path: strings are written as they are, other values as JSON
 */
export function createTree(files: Record<string, unknown>): CheckContext {
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'))
  const cleanup = new Cleanup()
  onTestFinished(async () => {
    await cleanup.run()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { folder, cleanup }
}

export const readRepositoryFile = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8')
