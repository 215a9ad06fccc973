// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// `node tools/run.mjs <command>` runs tools/<command>.ts. JavaScript, because it runs before tsx is installed.
// package.json starts it with `exec`: npm passes signals to its shell, and some shells do not pass them on.
const root = fileURLToPath(new URL('..', import.meta.url))
// Only the versions in `engines` of package.json, and a few between them, can require ES modules.
if (!process.features.require_module) {
  console.error(`Node ${process.versions.node} is not supported: use the version in .nvmrc.`)
  process.exit(1)
}
// Of a shell set up for other work. It would select the wrong build of React.
delete process.env.NODE_ENV

if (!isInstalled()) {
  console.log('Installing the dependencies (npm ci) …')
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error('npm ci failed: the dependencies are not installed.')
    process.exit(1)
  }
}

const [command = ''] = process.argv.splice(2, 1)
const { register } = await import('tsx/esm/api')
register()
await import(`./${command}.ts`)

/** Whether node_modules has the versions of package-lock.json. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    // Optional packages of other platforms are not installed.
    ([folder, { version, optional }]) =>
      folder === '' || optional === true || installed[folder]?.version === version,
  )
}

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages by folder */

/** @param {string} lockfile */
function packagesIn(lockfile) {
  try {
    /** @type {unknown} */
    const json = JSON.parse(readFileSync(path.join(root, lockfile), 'utf8'))
    return /** @type {{ packages: Packages }} */ (json).packages
  } catch {
    return /** @type {Packages} */ ({})
  }
}
