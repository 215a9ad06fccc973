// @ts-check
import { installIfNeeded } from './install.mjs'

/*
 * `node tools/run.mjs <command>`: checks the Node version, installs the dependencies if needed, and runs
 * tools/<command>.ts. This file and install.mjs are JavaScript, because they run before tsx is installed.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: use 20.19 or newer, preferably the version in .nvmrc.`,
  )
  process.exit(1)
}
installIfNeeded()

const [command = ''] = process.argv.splice(2, 1)
const { register } = await import('tsx/esm/api')
register()
await import(`./${command}.ts`)
