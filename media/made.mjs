// @ts-check
import { mkdir, readFile, rmdir, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { format } from 'prettier'
import { work } from './family.mjs'
import { writeManifest } from './manifest.mjs'
import { writeWhole } from './write-whole.mjs'

/**
 * What was made, and from which sources: committed, so that a clean clone renders nothing again.
 *
 * @typedef {{ source: string, group: import('./family.mjs').Group, alt: string }} Facts
 * @typedef {Facts & { kind: 'cut-out' | 'scene' } & import('./encode.mjs').EncodedPicture} MadePicture
 * @typedef {Facts & { kind: 'card' } & import('./encode.mjs').EncodedCard} MadeCard
 * @typedef {Facts & { kind: 'film' } & import('./encode-film.mjs').EncodedFilm} MadeFilm
 * @typedef {Record<string, MadePicture | MadeCard | MadeFilm>} Made
 */

const file = new URL('made.json', import.meta.url)
const lock = `${work}made.lock`
/** Milliseconds after which a lock is taken to be a dead run's. */
const patience = 60_000

/** @returns {Promise<Made>} */
export async function readMade() {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  /** @type {unknown} */
  const made = JSON.parse(text)
  return /** @type {Made} */ (made)
}

/**
 * Changes what is noted, and with it what the site knows. Runs beside each other wait here.
 * @param {(made: Made) => void | Promise<void>} change
 */
export async function updateMade(change) {
  await takeLock()
  try {
    const made = await readMade()
    await change(made)
    const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)))
    await writeWhole(
      file,
      await format(JSON.stringify(sorted), { parser: 'json', printWidth: 100 }),
    )
    await writeManifest(sorted)
  } finally {
    await rmdir(lock)
  }
}

async function takeLock() {
  await mkdir(work, { recursive: true })
  for (;;) {
    const taken = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (taken) return
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > patience) await rmdir(lock).catch(() => undefined)
    await wait(50)
  }
}
