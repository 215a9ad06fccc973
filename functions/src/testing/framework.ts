import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { execaNode } from 'execa'

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

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))
const { resolve } = createRequire(path.join(packageFolder, 'package.json'))

const environmentOf = (more: NodeJS.ProcessEnv) => ({
  PATH: process.env['PATH'],
  GCLOUD_PROJECT: 'demo-framework',
  METADATA_SERVER_DETECTION: 'none',
  ...more,
})

/** Bundles into a folder of the package, so that Node resolves the packages that are not bundled. */
export async function buildFunction(name: string) {
  const folder = `node_modules/.cache/${name}`
  const nodeOptions = ['--import', 'tsx']
  await execaNode('build.ts', [`${folder}/index.js`], { cwd: packageFolder, nodeOptions })
  return path.join(packageFolder, folder)
}

/** What a deploy reads from the function: its options, roles and parameters. */
export async function readManifest(bundle: string): Promise<unknown> {
  const main = JSON.stringify({ type: 'module', main: 'index.js' })
  writeFileSync(path.join(bundle, 'package.json'), main)
  const cli = path.join(path.dirname(resolve('firebase-functions')), '../bin/firebase-functions.js')
  const file = path.join(bundle, 'manifest.json')
  const env = environmentOf({ FUNCTIONS_MANIFEST_OUTPUT_PATH: file })
  await execaNode(cli, { cwd: bundle, env, extendEnv: false })
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Runs the function as in production: with the functions framework and the same heap. */
export async function startFramework({ bundle = '', environment = {} } = {}) {
  const port = await freePort()
  const source = bundle || (await buildFunction('framework'))
  const framework = resolve('@google-cloud/functions-framework')
  const child = execaNode(path.join(path.dirname(framework), 'main.js'), {
    nodeOptions: [`--max-old-space-size=${heapMegabytes}`, '--expose-gc', '--import', reportMemory],
    env: environmentOf({
      PORT: String(port),
      FUNCTION_TARGET: 'api',
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTION_SOURCE: path.join(source, 'index.js'),
      LOG_EXECUTION_ID: 'true',
      ...environment,
    }),
    ...{ extendEnv: false, ipc: true, all: true, buffer: false, reject: false },
  })
  let log = ''
  child.all.setEncoding('utf8').on('data', (text: string) => (log += text))

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
      await child.sendMessage('memory')
      return (await child.getOneMessage()) as Memory
    },
    log: () => log,
    isAlive,
    stop: async () => {
      child.kill('SIGKILL')
      await child
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
