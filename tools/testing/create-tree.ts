import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Creates a temporary folder with these files for the current test.
 * @param files content by path: strings are written as they are, other values as JSON
 * @returns the path of the folder
 */
export function createTree(files: Record<string, unknown>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tree-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}
