import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The bundle is in the package's folder, so that Node resolves the packages that are not bundled. */
const outfile = 'node_modules/.cache/framework/index.js'

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

/** Bundles the function and runs it as in production: with the functions framework and the same heap. */
export async function startFramework({ environment = {} } = {}) {
  const folder = fileURLToPath(new URL('../..', import.meta.url))
  const port = await freePort()
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', outfile], {
    cwd: folder,
  })
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  const framework = resolve('@google-cloud/functions-framework')
  const child = fork(path.join(path.dirname(framework), 'main.js'), [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--expose-gc', '--import', reportMemory],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      FUNCTION_TARGET: 'api',
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTION_SOURCE: path.join(folder, outfile),
      GCLOUD_PROJECT: 'demo-framework',
      METADATA_SERVER_DETECTION: 'none',
      LOG_EXECUTION_ID: 'true',
      ...environment,
    },
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
