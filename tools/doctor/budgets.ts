import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readManifest } from '../../web/build/manifest.ts'
import { allRoutes, routes } from '../../web/src/routes.ts'
import { readJson } from '../json.ts'
import { builtPages, siteFolder } from './built-pages.ts'
import type { Page } from './built-pages.ts'
import type { Check } from './check.ts'

/** The budgets of a page in bytes after gzip at level 9. e2e/budget.spec.ts measures all of them. */
type Budget = { script: number }
/** The exceptions are by name of the route. */
type Budgets = { default: Budget; exceptions: Record<string, Partial<Budget>> }

/**
 * The Firebase SDK and the account's actions. Signed out, only the account forms load them, after hydration,
 * so only they have a script budget of their own.
 */
const ACCOUNT_CODE = ['src/account/connect.ts', 'src/account/auth-runtime.ts']

export const budgets: Check = {
  name: 'budgets',
  passes: 'no page loads more JavaScript than web/budgets.json allows',
  remedy: 'find the chunk that grew in web/dist/assets; load it lazily or remove it',
  findFaults({ folder }) {
    const budgets = readJson(path.join(folder, 'web/budgets.json')) as Budgets
    const { filesOf } = readManifest(siteFolder(folder))
    const accountChunks = ACCOUNT_CODE.flatMap(filesOf).map((file) => `/${file}`)
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

/** The app's scripts that a built page loads. */
export function scriptUrls({ file, html }: Page) {
  const scripts = html.match(/(?<=<link rel="later" crossorigin href=")[^"]+(?=")/g)
  if (!scripts) throw new Error(`${file} has no script`)
  return scripts
}

function gzipSize(site: string, files: Set<string>) {
  const sizes = [...files].map(
    (file) => gzipSync(readFileSync(path.join(site, file)), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
