/**
 * The API under load, with a Firestore emulator behind it: customers register, sign in, read and change their
 * profile over 200 connections. Tokens are taken at their word; all else is as it is deployed.
 * `npx tsx bench/load.ts [seconds of the ramp, 60] [seconds of the soak, 300]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { supervise } from '../tools/process/supervise.ts'
import { bundle } from './bundle.ts'
import { lostIn, startEmulator } from './load-firestore.ts'
import { Ledger } from './load-journeys.ts'
import type { ChildProcess } from 'node:child_process'
import type { Result } from 'autocannon'

const connections = 200
/** A customer's browser waits as long (seconds). */
const timeout = 30
/** How much more memory the server may use after the soak than before it. */
const mostGrowth = 1.25

const [ramp = 60, soak = 300] = process.argv.slice(2).map(Number)

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  await startEmulator(cleanup)
  const server = fork(await bundle('load-server'), { execArgv: ['--expose-gc'] })
  cleanup.add(() => server.kill())
  const { app, bare } = (await nextMessage(server)) as { app: string; bare: string }
  const ledger = new Ledger()
  let failures = 0

  /** @param count of connections */
  const load = async (name: string, duration: number, count: number = connections) => {
    const setupClient = ledger.serve.bind(ledger)
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

  const lost = await lostIn(ledger)
  console.log(
    `wrong answers ${ledger.wrong.length}, failed calls ${failures}, lost updates ${lost.length} of ${ledger.acknowledged.size} documents`,
  )
  for (const line of [...ledger.wrong, ...lost].slice(0, 10)) console.log(`  ${line}`)
  return failures + ledger.wrong.length + lost.length > 0 || growth > mostGrowth ? 1 : 0
})

/** The emulator and the SDK take their time over a first call. */
async function warmUp(app: string) {
  const headers = { Authorization: 'Bearer warm-up' }
  const { status } = await fetch(`${app}/auth/profile`, { headers })
  if (status !== 404) throw new Error(`The first call was answered ${status}.`)
}

async function nextMessage(server: ChildProcess): Promise<unknown> {
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server has ended.')))
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
    `memory after ÷ before the soak ${growth.toFixed(2)}, at most ${mostGrowth} (heap ${heap.toFixed(2)})`,
  )
  return growth
}

/** The same load beside a bare express route, in turn. */
async function compareWith(
  bare: string,
  load: (name: string, duration: number) => Promise<Result>,
) {
  const rounds: { rps: number; p99: number }[] = []
  for (let round = 0; round < 3; round++) {
    const least = await autocannon({ url: bare, connections, duration: 5 })
    report('bare', connections, least)
    const ours = await load('ours', 5)
    rounds.push({
      rps: ours.requests.average / least.requests.average,
      p99: ours.latency.p99 / least.latency.p99,
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
      `  p50 ${latency.p50} ms  p99 ${latency.p99} ms  ${requests.total} calls, ${errors + non2xx} failed`,
  )
}
