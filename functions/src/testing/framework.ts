import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Google's buildpack sets the heap to the function's memory minus 64 MB. */
const heapMegabytes = 256 - 64

const reportMemory = `data:text/javascript,${encodeURIComponent(`
  process.on('message', () => {
    gc()
    const { heapUsed, external } = process.memoryUsage()
    process.send({ held: heapUsed + external, peak: process.resourceUsage().maxRSS * 1024 })
  })
`)}`

type Memory = { held: number; peak: number }

const run = promisify(execFile)
const packageFolder = fileURLToPath(new URL('../..', import.meta.url))
const { resolve } = createRequire(path.join(packageFolder, 'package.json'))

const environmentOf = (more: NodeJS.ProcessEnv) => ({
  PATH: process.env['PATH'],
  GCLOUD_PROJECT: 'demo-framework',
  METADATA_SERVER_DETECTION: 'none',
  ...more,
})

/**
 * Bundles the function in the package's folder, so that Node resolves the packages that are not bundled.
 * @param name of a folder that no other test uses meanwhile
 */
export async function buildFunction(name: string) {
  const folder = `node_modules/.cache/${name}`
  const args = ['--import', 'tsx', 'build.ts', `${folder}/index.js`]
  await run(process.execPath, args, { cwd: packageFolder })
  return path.join(packageFolder, folder)
}

/** Returns what a deploy reads from the function: its options, roles and parameters. */
export async function readManifest(bundle: string): Promise<unknown> {
  const main = JSON.stringify({ type: 'module', main: 'index.js' })
  writeFileSync(path.join(bundle, 'package.json'), main)
  const cli = path.join(path.dirname(resolve('firebase-functions')), '../bin/firebase-functions.js')
  const file = path.join(bundle, 'manifest.json')
  const env = environmentOf({ FUNCTIONS_MANIFEST_OUTPUT_PATH: file })
  await run(process.execPath, [cli], { cwd: bundle, env })
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Runs the function as in production: with the functions framework and the same heap. */
export async function startFramework({ bundle = '', environment = {} } = {}) {
  const port = await freePort()
  const source = bundle || (await buildFunction('framework'))
  const framework = resolve('@google-cloud/functions-framework')
  const child = fork(path.join(path.dirname(framework), 'main.js'), [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--expose-gc', '--import', reportMemory],
    env: environmentOf({
      PORT: String(port),
      FUNCTION_TARGET: 'api',
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTION_SOURCE: path.join(source, 'index.js'),
      LOG_EXECUTION_ID: 'true',
      ...environment,
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text))

  const origin = `http://127.0.0.1:${port}`
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const isUp = () => fetch(`${origin}/health`).catch(() => undefined)
  while (!(await isUp())?.ok) {
    if (!isAlive()) throw new Error(`The functions framework exited: ${log}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    memory: async () => {
      child.send('memory')
      const [memory] = (await once(child, 'message')) as [Memory]
      return memory
    },
    log: () => log,
    isAlive,
    stop: async () => {
      if (!isAlive()) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
