// @ts-check
import { writeFile } from 'node:fs/promises'
import { outline } from './outline.mjs'

/*
 * Outlines the shop's name as its wordmark:
 * `node media/brand/make-wordmark.mjs [name]` from the repository's root.
 */

const name = process.argv[2] ?? 'SHOBOL'
const { path, width, height } = await outline(name)

const code = `/** Made by media/brand/make-wordmark.mjs: the name '${name}', outlined. */
export const viewBox = '0 0 ${width} ${height}'
export const path =
  '${path}'
`
await writeFile(new URL('../../web/src/brand/wordmark.ts', import.meta.url), code)
console.log(`wordmark: ${width} × ${height}, ${path.length} characters of outline`)
