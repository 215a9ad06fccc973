import { existsSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import type { BrowserContext } from '@playwright/test'
import { root, shopOrigin } from './environment.ts'

/**
 * Builds and prerenders the site with React's development build.
 * @param folder output folder inside the repository, because the server bundle beside it imports packages
 */
export async function buildForDevelopment(folder: string) {
  const env = { NODE_ENV: 'development', SHOP_OUT: folder }
  await build(env)
}

/**
 * Builds the site with a service worker that removes itself (docs/operating.md, When something is wrong).
 * @param folder output folder inside the repository
 */
export async function buildWithoutWorker(folder: string) {
  const env = { NODE_ENV: 'production', SHOP_OUT: folder, SERVICE_WORKER: 'off' }
  await build(env)
}

const build = (env: Record<string, string>) =>
  execa(process.execPath, ['--import', 'tsx', 'web/build/build.ts'], { cwd: root, env })

/** Serves pages and assets from the folder as Hosting would. Requests to /api and /__/ pass through. */
export async function serveInstead(context: BrowserContext, folder: string) {
  await context.route(`${shopOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (/^\/(api|__)\//.test(pathname)) return route.continue()
    const found = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((file) => path.join(folder, file))
      .find((file) => path.extname(file) && existsSync(file))
    const file = found ?? path.join(folder, '404.html')
    return route.fulfill({ path: file, status: found ? 200 : 404 })
  })
}
