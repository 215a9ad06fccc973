import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'
import { root } from './shop.ts'

export type Command = {
  /** Resolves to the exit code. While this process stops, it never does, so that nothing else starts. */
  ended: Promise<number>
  log?: string | undefined
}

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; log?: string }

const never: Promise<never> = new Promise(() => undefined)
const stopping = new AbortController()

type Leader = Promise<unknown> & { pid?: number }

const running: Set<Leader> = new Set()
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGTERM')
})

/** Starts a command in a process group of its own: Ctrl-C signals only this process, which ends the group. */
export function start(command: string, args: string[], { log, ...options }: Options = {}): Command {
  if (stopping.signal.aborted) return { ended: never }
  const output = log === undefined ? 'inherit' : { file: log }
  const child = execa(command, args, {
    ...{ cwd: root, preferLocal: true, reject: false, detached: true, ...options },
    ...{ stdin: 'ignore', stdout: output, stderr: output, buffer: false },
    cancelSignal: stopping.signal,
    // An export of the emulators takes some seconds.
    forceKillAfterDelay: 20_000,
  })
  running.add(child)
  // What the command has started must end with it. It would also hold the log open.
  child.once('exit', () => signalGroup(child, 'SIGKILL'))
  const ended = child.then(({ exitCode = 1 }) => {
    running.delete(child)
    return stopping.signal.aborted ? never : exitCode
  })
  return { ended, log }
}

/** Runs an npm script. Prints its output, and throws, only if it fails. */
export async function npmRun(args: string[], log: string) {
  const code = await start('npm', ['run', ...args], { log }).ended
  if (code === 0) return
  throw new Error(`npm run ${args.join(' ')} failed:\n${readFileSync(log, 'utf8')}`)
}

export async function endAll() {
  stopping.abort()
  await Promise.all(running)
}

/** Exits with the code of `main`, after it has ended every command that still runs: after an error or signal too. */
export async function runMain(main: () => Promise<number>, { codeWhenStopped = 130 } = {}) {
  // Later signals change nothing: npm passes on a Ctrl-C that this process has received already.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
  })
  const result = main().catch((error: unknown) => {
    report(error)
    return 1
  })
  const code = await Promise.race([result, stopped])
  if (code === undefined) console.log('\nStopping …')
  await endAll()
  process.exit(code ?? codeWhenStopped)
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

export async function isOpen(port: number, host = '127.0.0.1') {
  const socket = net.connect({ host, port, signal: AbortSignal.timeout(3_000) })
  const opened = once(socket, 'connect').then(
    () => true,
    () => false,
  )
  return opened.finally(() => socket.destroy())
}

function signalGroup({ pid }: Leader, name: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // The group has no process any more.
  }
}
