import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtSite } from './environment.ts'

/**
 * Copies the built site as a later deployment: the entry and a screen have new file names, and the old
 * files are missing.
 * @param screen name of the screen, such as 'blog'
 */
export function nextVersion(folder: string, screen: string): string {
  cpSync(builtSite, folder, { recursive: true })
  const assets = path.join(folder, 'assets')
  for (const start of ['index', `${screen}-screen`]) {
    const old = readdirSync(assets).find((file) => new RegExp(`^${start}-.{8}\\.js$`).test(file))
    if (!old) throw new Error(`the site has no ${start}`)
    renameSync(path.join(assets, old), path.join(assets, `${start}-nextnext.js`))
    replaceEverywhere(folder, old, `${start}-nextnext.js`)
  }
  return folder
}

function replaceEverywhere(folder: string, old: string, next: string) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$/.test(file)) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    if (text.includes(old)) writeFileSync(path.join(folder, file), text.replaceAll(old, next))
  }
}
