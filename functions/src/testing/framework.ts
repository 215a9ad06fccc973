import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Below the folder, so that the packages that are not bundled are found. */
const outfile = 'node_modules/.cache/framework/index.js'

/** What Google's build gives a nodejs function: it takes 64 MB off the memory (buildpacks). */
const heapMegabytes = 256 - 64

/** Answers each message of the parent with the memory after a garbage collection, and the most ever, in bytes. */
const tellMemory = `data:text/javascript,${encodeURIComponent(`
  process.on('message', () => {
    gc()
    const { heapUsed, external } = process.memoryUsage()
    process.send({ held: heapUsed + external, peak: process.resourceUsage().maxRSS * 1024 })
  })
`)}`

type Memory = { held: number; peak: number }

type Options = { folder?: string; environment?: Record<string, string> }

/**
 * The function as it is deployed, bundled and run by the functions framework in a process of its own
 * with the heap that production gives it.
 * @param options.folder of the function's package
 */
export async function startFramework({
  folder = fileURLToPath(new URL('../..', import.meta.url)),
  environment = {},
}: Options = {}) {
  const port = await freePort()
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', outfile], {
    cwd: folder,
  })
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  const framework = path.dirname(resolve('@google-cloud/functions-framework'))
  const child = fork(path.join(framework, 'main.js'), [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--expose-gc', '--import', tellMemory],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      FUNCTION_TARGET: 'api',
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTION_SOURCE: path.join(folder, outfile),
      GCLOUD_PROJECT: 'demo-framework',
      METADATA_SERVER_DETECTION: 'none',
      // As the firebase CLI deploys it.
      LOG_EXECUTION_ID: 'true',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text))

  const origin = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${origin}/health`).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`The framework has ended: ${log}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    /** What the process holds after a garbage collection, and the most it has held so far, in bytes. */
    memory: async () => {
      child.send('memory')
      const [memory] = (await once(child, 'message')) as [Memory]
      return memory
    },
    /** Everything the process has printed. */
    log: () => log,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
