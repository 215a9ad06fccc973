import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './shop.ts'

export type Command = {
  /** Resolves to the exit code. While this process stops, it never does, so that nothing else starts. */
  ended: Promise<number>
  log?: string | undefined
}

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; log?: string }

/** Milliseconds between SIGTERM and SIGKILL. An export of the emulators takes some seconds. */
const GRACE = 20_000
const never: Promise<never> = new Promise(() => undefined)

/** The commands that run, by the id of their process group. */
const running: Map<number, Promise<unknown>> = new Map()
let isStopping = false
process.on('exit', () => signalAll('SIGTERM'))

/** Starts a command in a process group of its own: Ctrl-C then signals only this process, which ends the group. */
export function start(command: string, args: string[], options: Options = {}): Command {
  if (isStopping) return { ended: never }
  const { cwd = root, env = process.env, log } = options
  const output = log === undefined ? 'inherit' : openSync(log, 'w')
  const stdio = ['ignore', output, output] as const
  const child = spawn(command, args, { cwd, env, detached: true, stdio: [...stdio] })
  if (typeof output === 'number') closeSync(output)

  const { pid } = child
  const exited: Promise<number> = new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  const swept = exited.then((code) => {
    if (pid === undefined) return code
    signal(pid, 'SIGKILL')
    running.delete(pid)
    return code
  })
  if (pid !== undefined) running.set(pid, swept)
  return { ended: swept.then((code) => (isStopping ? never : code)), log }
}

export function startScript(
  name: 'firebase' | 'playwright' | 'vite' | 'vitest',
  args: string[],
  options?: Options,
) {
  const scripts = {
    firebase: 'firebase-tools/lib/bin/firebase.js',
    playwright: '@playwright/test/cli.js',
    vite: 'vite/bin/vite.js',
    vitest: 'vitest/vitest.mjs',
  }
  const script = path.join(root, 'node_modules', scripts[name])
  return start(process.execPath, [script, ...args], options)
}

/** Runs an npm script. Prints its output, and throws, only if it fails. */
export async function npmRun(args: string[], log: string) {
  const code = await start('npm', ['run', ...args], { log }).ended
  if (code === 0) return
  throw new Error(`npm run ${args.join(' ')} failed:\n${readFileSync(log, 'utf8')}`)
}

export async function endAll() {
  signalAll('SIGTERM')
  await Promise.race([Promise.all(running.values()), delay(GRACE, undefined, { ref: false })])
  signalAll('SIGKILL')
}

/** Exits with the code of `main`, after it has ended every command that still runs: after an error or signal too. */
export async function runMain(main: () => Promise<number>, { codeWhenStopped = 130 } = {}) {
  const stop = async () => {
    // npm passes on a Ctrl-C that this process has received already.
    if (isStopping) return
    console.log('\nStopping …')
    isStopping = true
    await endAll()
    process.exit(codeWhenStopped)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      void stop()
    })
  }
  const code = await main().catch((error: unknown) => {
    report(error)
    return 1
  })
  if (isStopping) return
  await endAll()
  process.exit(code)
}

/** Prints an error. Only a bug needs its stack. */
export function report(error: unknown) {
  const isBug = !(error instanceof Error) || (error.name !== 'Error' && !('code' in error))
  console.error(isBug ? error : error.message)
}

/** Waits until `isReady`. Throws if the command ends before, or after three minutes. */
export async function waitUntil(isReady: () => Promise<boolean>, command: Command) {
  const polled = async () => {
    const limit = Date.now() + 180_000
    while (!(await isReady())) {
      if (Date.now() > limit) throw failure('does not answer', command)
      await delay(100)
    }
  }
  const exited = command.ended.then(() => {
    throw failure('exited', command)
  })
  await Promise.race([polled(), exited])
}

export function failure(what: string, { log }: Command) {
  const sentence = `A process of the shop ${what}.`
  if (log === undefined) return new Error(sentence)
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20)
  return new Error([`${sentence} The last lines of ${log}:`, ...lines].join('\n'))
}

// While its first worker loads, the Functions emulator starts another for each request: hence the long timeout.
export async function respondsOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

export function isOpen(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: 3_000 })
    const settle = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false)).once('timeout', () => settle(false))
  })
}

function signalAll(name: NodeJS.Signals) {
  for (const pid of running.keys()) signal(pid, name)
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(-pid, name)
  } catch {
    // The group has no process any more.
  }
}
