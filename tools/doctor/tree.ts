import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { Cleanup } from '../process/cleanup.ts'
import { root } from '../folders.ts'
import type { Place } from './check.ts'

/**
 * A tree of these files alone, for one test.
 * @param files by path: text as it is, anything else as JSON
 */
export function treeOf(files: Record<string, unknown>): Place {
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'))
  const cleanup = new Cleanup()
  onTestFinished(async () => {
    await cleanup.run()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { folder, cleanup }
}

/** @param file of the repository */
export const real = (file: string): string => readFileSync(path.join(root, file), 'utf8')
