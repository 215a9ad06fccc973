import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtSite, root } from './environment.ts'

export const builtPages = () =>
  readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readBuilt(file).toString() }))

export const readBuilt = (file: string) => readFileSync(path.join(builtSite, file))

export const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))

export function readPage(url: string) {
  const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`
  return readBuilt(existsSync(path.join(builtSite, file)) ? file : '404.html')
}

export function scriptsOf(url: string) {
  const scripts = readPage(url)
    .toString()
    .match(/(?<=<link rel="(?:session )?later" crossorigin href=")[^"]+(?=")/g)
  if (!scripts) throw new Error(`${url} has no script`)
  return scripts
}
