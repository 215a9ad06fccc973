import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cleanup } from './cleanup.ts'

/** A started command with all its descendants. */
export type Group = {
  /** Resolves to the exit code after the command and its descendants have exited. */
  ended: Promise<number>
  end: () => Promise<void>
}

export type GroupOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** writes to the terminal, or to this file descriptor */
  output?: 'inherit' | number
}

/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE = 10_000

const running: Set<number> = new Set()
process.once('exit', () => {
  for (const pid of running) signalGroup(pid, 'SIGKILL')
})

/**
 * Starts a command in its own process group, so that Ctrl-C signals only this process, which then stops
 * all groups in order.
 * @param cleanup stops the group if it still runs
 */
export function startGroup(
  cleanup: Cleanup,
  command: string,
  args: string[],
  { cwd, env, output = 'inherit' }: GroupOptions = {},
): Group {
  cleanup.signal.throwIfAborted()
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', output, output],
  })
  const { pid } = child
  if (pid) running.add(pid)

  const exited: Promise<number> = new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
  const ended = exited.then(async (code) => {
    if (pid) await endGroup(pid)
    return code
  })
  const end = async () => {
    if (pid && running.has(pid)) await endGroup(pid)
    await ended
  }
  cleanup.add(end)
  return { ended, end }
}

/**
 * Runs a command until it exits.
 * @param options minutes: timeout after which the command is stopped
 * @returns the exit code
 */
export async function run(
  cleanup: Cleanup,
  command: string,
  args: string[],
  { minutes = 30, ...options }: GroupOptions & { minutes?: number } = {},
): Promise<number> {
  const group = startGroup(cleanup, command, args, options)
  const limit = setTimeout(() => void group.end(), minutes * 60_000)
  const code = await group.ended
  clearTimeout(limit)
  // If the cleanup stopped the command, its result is incomplete, and the caller must not use it.
  cleanup.signal.throwIfAborted()
  return code
}

async function endGroup(pid: number) {
  for (const [signal, timeoutMs] of [
    ['SIGTERM', GRACE],
    ['SIGKILL', 1_000],
  ] as const) {
    if (!signalGroup(pid, signal)) break
    for (let waited = 0; waited < timeoutMs && signalGroup(pid, 0); waited += 50) await delay(50)
  }
  running.delete(pid)
}

/** @returns whether the group still has a process */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}
