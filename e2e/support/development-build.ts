import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { execa } from 'execa'
import type { BrowserContext } from '@playwright/test'
import { root, shopOrigin } from './environment.ts'

const web = path.join(root, 'web')

/**
 * Builds and prerenders the site with React's development build.
 * @param folder output folder inside the repository, because the server bundle beside it imports packages
 */
export async function buildForDevelopment(folder: string) {
  const env = { NODE_ENV: 'development', SHOP_OUT: folder }
  const build = [vite, 'build', '--mode', 'development', '--minify', 'false', '--logLevel', 'warn']
  await run(build, env)
  await run([...build, '--ssr', 'src/app/server.tsx'], env)
  await run(['--import', 'tsx', 'build/prerender.ts'], env)
}

/**
 * Builds the site with a service worker that removes itself (docs/operating.md, Remove the service worker).
 * @param folder output folder inside the repository
 */
export async function buildWithoutWorker(folder: string) {
  const env = { NODE_ENV: 'production', SHOP_OUT: folder, SERVICE_WORKER: 'off' }
  const build = [vite, 'build', '--logLevel', 'warn']
  await run(build, env)
  await run([...build, '--ssr', 'src/app/server.tsx'], env)
  await run(['--import', 'tsx', 'build/prerender.ts'], env)
  await run([...build, '--config', 'vite.worker.config.ts'], env)
}

const vite = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)

const run = (args: string[], env: Record<string, string>) =>
  execa(process.execPath, args, { cwd: web, env })

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
