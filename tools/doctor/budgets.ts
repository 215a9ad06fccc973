import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readJson } from '../json.ts'
import { builtPages, siteOf } from './built-pages.ts'
import type { Page } from './built-pages.ts'
import type { Check } from './check.ts'

/** Bytes of gzip, level 9: e2e/budget.spec.ts measures in a browser by the same table. */

export type Budgets = { script: { page: number; accountForm: number } }

export type Manifest = Record<string, { file: string; imports?: string[] }>

/** What the account forms fetch once they can be used. */
const ACCOUNT_CODE = 'src/account/auth-runtime.ts'
const ACCOUNT_FORMS = ['login.html', 'register.html']

export const budgets: Check = {
  name: 'budgets',
  holds: 'no page loads more JavaScript than web/budgets.json allows',
  remedy: 'find what grew in web/dist/assets, load it later or leave it out',
  faults({ folder }) {
    const { script } = readJson(path.join(folder, 'web/budgets.json')) as Budgets
    const later = filesOf(siteOf(folder), ACCOUNT_CODE)
    return builtPages(folder).flatMap((page) => {
      const isForm = ACCOUNT_FORMS.includes(page.file)
      const files = new Set([...scriptsOf(page), ...(isForm ? later : [])])
      const bytes = weigh(siteOf(folder), files)
      const most = isForm ? script.accountForm : script.page
      return bytes > most ? [`${page.file}: ${bytes} bytes of JavaScript, more than ${most}`] : []
    })
  },
}

function scriptsOf({ file, html }: Page) {
  const scripts = html.match(/(?<=")\/assets\/[^"]+\.js(?=")/g)
  if (!scripts) throw new Error(`${file} names no script`)
  return scripts
}

/** @returns its chunk and all that this imports, as addresses */
function filesOf(site: string, entry: string): string[] {
  const manifest = readJson(path.join(site, '.vite/manifest.json')) as Manifest
  const names: Set<string> = new Set([entry])
  for (const name of names) manifest[name]?.imports?.forEach((imported) => names.add(imported))
  return [...names].flatMap((name) => {
    const file = manifest[name]?.file
    return file === undefined ? [] : [`/${file}`]
  })
}

function weigh(site: string, files: Set<string>) {
  const sizes = [...files].map(
    (file) => gzipSync(readFileSync(path.join(site, file)), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
