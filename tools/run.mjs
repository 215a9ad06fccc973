// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// `node tools/run.mjs <command>` runs tools/<command>.ts. JavaScript, because it runs before tsx is installed.
// package.json starts it with `exec`: npm passes signals to its shell, and some shells do not pass them on.
const root = fileURLToPath(new URL('..', import.meta.url))
const { engines } = /** @type {{ engines: { node: string } }} */ (readJson('package.json'))
if (!isInRange(engines.node, process.versions.node)) {
  console.error(
    `Node ${process.versions.node} is not supported: use ${engines.node}, preferably the version in .nvmrc.`,
  )
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
    return /** @type {{ packages: Packages }} */ (readJson(lockfile)).packages
  } catch {
    return /** @type {Packages} */ ({})
  }
}

/**
 * Whether a version is in the range of package.json, of which npm's parser is not installed yet.
 *
 * @param {string} range such as '^20.19 || >=24'
 * @param {string} version
 */
function isInRange(range, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return range.split(' || ').some((part) => {
    const [, operator, from = '', least = '0'] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(part) ?? []
    if (major === Number(from)) return minor >= Number(least)
    return operator === '>=' && major > Number(from)
  })
}

/** @param {string} file */
function readJson(file) {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  return json
}
