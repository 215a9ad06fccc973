// @ts-check
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { Closing } from '../closing.mjs'
import { root } from '../folders.mjs'

/** @import { Place } from './check.mjs' */

/**
 * A tree of these files alone, for one test.
 * @param {Record<string, unknown>} files by path: text as it is, anything else as JSON
 * @returns {Place}
 */
export function treeOf(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'))
  const closing = new Closing()
  onTestFinished(async () => {
    await closing.close()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { folder, closing }
}

/**
 * @param {string} file of the repository
 * @returns {string}
 */
export const real = (file) => readFileSync(path.join(root, file), 'utf8')
