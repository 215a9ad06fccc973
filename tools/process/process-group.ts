import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cleanup } from './cleanup.ts'

/** A started command with all its descendants. */
export type Group = {
  /** the exit code, once the command and what it started are gone */
  ended: Promise<number>
  end: () => Promise<void>
}

export type GroupOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** where its output goes: the terminal or an open file */
  output?: 'inherit' | number
}

/** How long a group may take to end by itself, in milliseconds. */
const GRACE = 10_000

const running: Set<number> = new Set()
process.once('exit', () => {
  for (const pid of running) signalGroup(pid, 'SIGKILL')
})

/**
 * Starts a command as the leader of its own process group, so that a Ctrl-C in the terminal reaches
 * only us and the group is ended in order.
 * @param cleanup ends the group, if nothing else has
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

  const left: Promise<number> = new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
  const ended = left.then(async (code) => {
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
 * Runs a command to its end.
 * @param options minutes: it is ended after so long
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
  // Ended by us because the whole run stops: nobody should go on with a half-done result.
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
