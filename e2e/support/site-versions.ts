import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtSite } from './environment.ts'

/** Copies the built site as a later deployment: all scripts have other names, and the old ones are missing. */
export function nextVersion(folder: string): string {
  cpSync(builtSite, folder, { recursive: true })
  const assets = path.join(folder, 'assets')
  const scripts = new Set(readdirSync(assets).filter((file) => file.endsWith('.js')))
  const nextName = (file: string) => (scripts.has(file) ? file.replace('.js', '-next.js') : file)
  for (const file of scripts) renameSync(path.join(assets, file), path.join(assets, nextName(file)))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$/.test(file)) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    writeFileSync(path.join(folder, file), text.replace(/[\w-]+\.js/g, nextName))
  }
  return folder
}
