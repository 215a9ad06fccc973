import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { allRoutes, routes } from '../../web/src/routes.ts'
import { readJson } from '../json.ts'
import { builtPages, siteFolder } from './built-pages.ts'
import type { Page } from './built-pages.ts'
import type { Check } from './check.ts'

/** The budgets of a page in bytes after gzip at level 9. e2e/budget.spec.ts measures all of them. */
type Budget = { script: number }
/** The exceptions are by name of the route. */
type Budgets = { default: Budget; exceptions: Record<string, Partial<Budget>> }

type Manifest = Record<string, { file: string; imports?: string[] }>

/** Pages with a larger budget load this chunk after hydration. */
const ACCOUNT_CODE = 'src/account/auth-runtime.ts'

export const budgets: Check = {
  name: 'budgets',
  passes: 'no page loads more JavaScript than web/budgets.json allows',
  remedy: 'find the chunk that grew in web/dist/assets; load it lazily or remove it',
  findFaults({ folder }) {
    const budgets = readJson(path.join(folder, 'web/budgets.json')) as Budgets
    const accountChunks = chunkFiles(siteFolder(folder), ACCOUNT_CODE)
    return builtPages(folder).flatMap((page) => {
      const exception = budgets.exceptions[routeOf(page)]?.script
      const files = new Set([...scriptUrls(page), ...(exception ? accountChunks : [])])
      const bytes = gzipSize(siteFolder(folder), files)
      const limit = exception ?? budgets.default.script
      return bytes > limit ? [`${page.file}: ${bytes} bytes of JavaScript, more than ${limit}`] : []
    })
  },
}

/** The name of the page's route. Only products have other files than their route's path. */
function routeOf({ file }: Page): string {
  const { home, notFound, product } = routes
  if (file === 'index.html') return home.name
  if (file === '404.html') return notFound.name
  return allRoutes.find(({ path }) => `${path}.html` === `/${file}`)?.name ?? product.name
}

function scriptUrls({ file, html }: Page) {
  const scripts = html.match(/(?<=<link rel="later" crossorigin href=")[^"]+(?=")/g)
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
