import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demoProject, emulatorLog, portOffset, portsAt, root } from '../../tools/shop.ts'

export { root }

/** `npm test` sets PORT_OFFSET. Without it the tests use the shop of `npm start`. */
const offset = portOffset()
const ports = portsAt(offset)

export const project = demoProject()
export const shopOrigin = `http://127.0.0.1:${ports.hosting}`
export const authOrigin = `http://127.0.0.1:${ports.auth}`
export const functionLog = emulatorLog(offset)

export const builtSite = path.join(root, 'web/dist')
/** HTML that inspectPage() writes for the HTML validator. */
export const markupFolder = path.join(root, 'e2e/test-results/markup')

export const builtPages = () =>
  readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readBuilt(file).toString() }))

export const readBuilt = (file: string) => readFileSync(path.join(builtSite, file))

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
