// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readJson } from '../json.mjs'
import { builtPages, siteOf } from './built-pages.mjs'

/** @import { Page } from './built-pages.mjs' */
/** @import { Check } from './check.mjs' */
/** Bytes of gzip, level 9: e2e/budget.spec.ts measures in a browser by the same table. @typedef {{ script: { page: number, accountForm: number } }} Budgets */
/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

/** What the account forms fetch once they can be used. */
const ACCOUNT_CODE = 'src/account/auth-runtime.ts'
const ACCOUNT_FORMS = ['login.html', 'register.html']

/** @type {Check} */
export const budgets = {
  name: 'budgets',
  holds: 'no page loads more JavaScript than web/budgets.json allows',
  remedy: 'find what grew in web/dist/assets, load it later or leave it out',
  faults({ folder }) {
    const { script } = /** @type {Budgets} */ (readJson(path.join(folder, 'web/budgets.json')))
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

/** @param {Page} page */
function scriptsOf({ file, html }) {
  const scripts = html.match(/(?<=")\/assets\/[^"]+\.js(?=")/g)
  if (!scripts) throw new Error(`${file} names no script`)
  return scripts
}

/**
 * @param {string} site
 * @param {string} entry
 * @returns {string[]} its chunk and all that this imports, as addresses
 */
function filesOf(site, entry) {
  const manifest = /** @type {Manifest} */ (readJson(path.join(site, '.vite/manifest.json')))
  /** @type {Set<string>} */
  const names = new Set([entry])
  for (const name of names) manifest[name]?.imports?.forEach((imported) => names.add(imported))
  return [...names].flatMap((name) => {
    const file = manifest[name]?.file
    return file === undefined ? [] : [`/${file}`]
  })
}

/**
 * @param {string} site
 * @param {Set<string>} files
 */
function weigh(site, files) {
  const sizes = [...files].map(
    (file) => gzipSync(readFileSync(path.join(site, file)), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
