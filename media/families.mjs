// @ts-check
import { existsSync } from 'node:fs'
import { studio } from './studio-family.mjs'

/** @typedef {import('./family.mjs').Family} Family */

/** @param {string} name @returns {Promise<Record<string, Family>>} */
async function ifThere(name) {
  const file = new URL(`${name}/${name}.mjs`, import.meta.url)
  if (!existsSync(file)) return {}
  try {
    /** @type {unknown} */
    const exported = await import(file.href)
    const family = /** @type {Record<string, Family>} */ (exported)[name]
    return family ? { [name]: family } : {}
  } catch (cause) {
    console.warn(`${name} left out:`, cause)
    return {}
  }
}

const others = await Promise.all(['apparel', 'scenes', 'cards', 'films'].map(ifThere))

/** @type {Record<string, Family>} */
export const families = Object.fromEntries([['studio', studio], ...others.flatMap(Object.entries)])
