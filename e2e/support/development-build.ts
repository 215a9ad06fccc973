import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { root, shopOrigin } from './environment.ts'

const web = path.join(root, 'web')

/**
 * The site with React as developers run it, prerendered.
 * @param folder for the site, inside the repository: what renders it beside it needs its libraries
 */
export async function buildForDevelopment(folder: string) {
  const env = { NODE_ENV: 'development', SHOP_OUT: folder }
  const build = [vite, 'build', '--mode', 'development', '--logLevel', 'warn']
  await run(build, env)
  await run([...build, '--ssr', 'src/app/server.tsx'], env)
  await run(['--import', 'tsx', 'build/prerender.ts'], env)
}

/**
 * The site as an operator builds it who wants the service worker gone.
 * @param folder for the site, inside the repository as above
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

function run(args: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: web, env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (output += text.toString()))
    }
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${args.join(' ')} ended with ${code ?? 'a signal'}:\n${output}`))
    })
  })
}

/** Answers the shop's pages and assets from the folder, as Hosting would; /api and /__/ go their way. */
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
