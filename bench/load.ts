/**
 * Load-tests the API with a Firestore emulator: customers register, sign in, read, update and delete their
 * profile over 200 connections. Tokens are not verified; the rest runs as deployed.
 * `npx tsx bench/load.ts [seconds of the ramp, 60] [seconds of the soak, 300]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { supervise } from '../tools/process/supervise.ts'
import { bundle } from './bundle.ts'
import { findLostUpdates, startEmulator } from './load-firestore.ts'
import { LoadScenario } from './load-scenario.ts'
import type { ChildProcess } from 'node:child_process'
import type { Result } from 'autocannon'

const connections = 200
/** Response timeout in seconds, as in the client. */
const timeout = 30
/** Maximum ratio of the memory after the soak to the memory before it. */
const maxGrowth = 1.25

const [ramp = 60, soak = 300] = process.argv.slice(2).map(Number)

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  await startEmulator(cleanup)
  const server = fork(await bundle('load-server'), { execArgv: ['--expose-gc'] })
  cleanup.add(() => server.kill())
  const { app, bare } = (await nextMessage(server)) as { app: string; bare: string }
  const scenario = new LoadScenario()
  let failures = 0

  const load = async (name: string, duration: number, count: number = connections) => {
    const setupClient = scenario.setUp.bind(scenario)
    const result = await autocannon({
      url: app,
      connections: count,
      duration,
      timeout,
      setupClient,
    })
    failures += result.errors + result.non2xx
    report(name, count, result)
    return result
  }

  await warmUp(app)
  for (const part of [0.25, 0.5, 1]) await load('ramp', ramp / 3, connections * part)
  const before = await memoryOf(server)
  await load('soak', soak)
  const growth = growthOf(before, await memoryOf(server))
  await compareWith(bare, load)

  const lost = await findLostUpdates(scenario)
  console.log(
    `wrong responses ${scenario.wrongResponses.length}, failed requests ${failures}, lost updates ${lost.length} of ${scenario.acknowledged.size} documents`,
  )
  for (const line of [...scenario.wrongResponses, ...lost].slice(0, 10)) console.log(`  ${line}`)
  return failures + scenario.wrongResponses.length + lost.length > 0 || growth > maxGrowth ? 1 : 0
})

/** Sends a first request, which is slow because the emulator and the SDK initialize. */
async function warmUp(app: string) {
  const headers = { Authorization: 'Bearer warm-up' }
  const { status } = await fetch(`${app}/auth/profile`, { headers })
  if (status !== 404) throw new Error(`The first request returned ${status}.`)
}

async function nextMessage(server: ChildProcess): Promise<unknown> {
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server exited.')))
  const values: unknown[] = await Promise.race([once(server, 'message'), ended])
  return values[0]
}

/** @returns bytes after a garbage collection */
async function memoryOf(server: ChildProcess): Promise<{ rss: number; heapUsed: number }> {
  server.send('memory')
  return (await nextMessage(server)) as { rss: number; heapUsed: number }
}

function growthOf(
  before: { rss: number; heapUsed: number },
  after: { rss: number; heapUsed: number },
) {
  const growth = after.rss / before.rss
  const heap = after.heapUsed / before.heapUsed
  console.log(
    `memory after ÷ before the soak ${growth.toFixed(2)}, at most ${maxGrowth} (heap ${heap.toFixed(2)})`,
  )
  return growth
}

/** Loads the API and a bare express route in turn, and prints the ratios. */
async function compareWith(
  bare: string,
  load: (name: string, duration: number) => Promise<Result>,
) {
  const rounds: { rps: number; p99: number }[] = []
  for (let round = 0; round < 3; round++) {
    const baseline = await autocannon({ url: bare, connections, duration: 5 })
    report('bare', connections, baseline)
    const ours = await load('ours', 5)
    rounds.push({
      rps: ours.requests.average / baseline.requests.average,
      p99: ours.latency.p99 / baseline.latency.p99,
    })
  }
  const ratios = (['rps', 'p99'] as const).map((key) =>
    median(rounds.map((round) => round[key])).toFixed(2),
  )
  console.log(`ours ÷ bare express (median of 3): requests/s ${ratios[0]}, p99 ${ratios[1]}`)
}

function report(name: string, count: number, { requests, latency, errors, non2xx }: Result) {
  console.log(
    `${name.padEnd(5)} ${String(count).padStart(3)} connections  ${requests.average.toFixed(0).padStart(6)} requests/s` +
      `  p50 ${latency.p50} ms  p99 ${latency.p99} ms  ${requests.total} requests, ${errors + non2xx} failed`,
  )
}
