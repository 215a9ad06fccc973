import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readJson } from '../json.ts'
import { builtPages, siteFolder } from './built-pages.ts'
import type { Page } from './built-pages.ts'
import type { Check } from './check.ts'

/** Bytes after gzip at level 9. e2e/budget.spec.ts measures the same budgets in a browser. */
type Budgets = { script: { page: number; accountForm: number } }

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The account forms load this chunk after hydration. */
const ACCOUNT_CODE = 'src/account/auth-runtime.ts'
const ACCOUNT_FORMS = ['login.html', 'register.html']

export const budgets: Check = {
  name: 'budgets',
  passes: 'no page loads more JavaScript than web/budgets.json allows',
  remedy: 'find the chunk that grew in web/dist/assets; load it lazily or remove it',
  findFaults({ folder }) {
    const { script } = readJson(path.join(folder, 'web/budgets.json')) as Budgets
    const accountChunks = chunkFiles(siteFolder(folder), ACCOUNT_CODE)
    return builtPages(folder).flatMap((page) => {
      const isForm = ACCOUNT_FORMS.includes(page.file)
      const files = new Set([...scriptUrls(page), ...(isForm ? accountChunks : [])])
      const bytes = gzipSize(siteFolder(folder), files)
      const limit = isForm ? script.accountForm : script.page
      return bytes > limit ? [`${page.file}: ${bytes} bytes of JavaScript, more than ${limit}`] : []
    })
  },
}

function scriptUrls({ file, html }: Page) {
  const scripts = html.match(/(?<=")\/assets\/[^"]+\.js(?=")/g)
  if (!scripts) throw new Error(`${file} has no script`)
  return scripts
}

/** @returns the URLs of the entry's chunk and of all chunks it imports statically */
function chunkFiles(site: string, entry: string): string[] {
  const manifest = readJson(path.join(site, '.vite/manifest.json')) as Manifest
  const names: Set<string> = new Set([entry])
  for (const name of names) manifest[name]?.imports?.forEach((imported) => names.add(imported))
  return [...names].flatMap((name) => {
    const file = manifest[name]?.file
    return file === undefined ? [] : [`/${file}`]
  })
}

function gzipSize(site: string, files: Set<string>) {
  const sizes = [...files].map(
    (file) => gzipSync(readFileSync(path.join(site, file)), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
