// @ts-check
import { installIfNeeded } from './install.mjs'

/*
 * `node tools/run.mjs <command>`: checks Node, installs the dependencies if needed, and runs
 * tools/<command>.ts. It and install.mjs are JavaScript, because tsx is not installed before.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: 20.19 or newer is needed, best the one in .nvmrc.`,
  )
  process.exit(1)
}
installIfNeeded()

const [command = ''] = process.argv.splice(2, 1)
const { register } = await import('tsx/esm/api')
register()
await import(`./${command}.ts`)
