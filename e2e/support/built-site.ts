import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtSite, root } from './environment.ts'

/** Every page of the built site: its file and its HTML. */
export const builtPages = () =>
  readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readBuilt(file).toString() }))

/** @param file below the built site, or as an address there */
export const readBuilt = (file: string) => readFileSync(path.join(builtSite, file))

/** @param file below the repository's root */
export const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))
