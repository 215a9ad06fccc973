// @ts-check
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

/** @import { Closing } from './closing.mjs' */
/**
 * A started command with all its descendants.
 * @typedef {object} Group
 * @property {Promise<number>} ended the exit code, once the command and what it started are gone
 * @property {() => Promise<void>} end
 */
/**
 * @typedef {object} GroupOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'inherit' | number} [output] where its output goes: the terminal or an open file
 */

/** How long a group may take to end by itself, in milliseconds. */
const GRACE = 10_000

/** @type {Set<number>} */
const running = new Set()
process.once('exit', () => {
  for (const pid of running) signalGroup(pid, 'SIGKILL')
})

/**
 * Starts a command as the leader of its own process group, so that a Ctrl-C in the terminal reaches
 * only us and the group is ended in order.
 * @param {Closing} closing ends the group, if nothing else has
 * @param {string} command
 * @param {string[]} args
 * @param {GroupOptions} [options]
 * @returns {Group}
 */
export function startGroup(closing, command, args, { cwd, env, output = 'inherit' } = {}) {
  closing.signal.throwIfAborted()
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', output, output],
  })
  const { pid } = child
  if (pid) running.add(pid)

  /** @type {Promise<number>} */
  const left = new Promise((resolve) => {
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
  closing.add(end)
  return { ended, end }
}

/**
 * Runs a command to its end.
 * @param {Closing} closing
 * @param {string} command
 * @param {string[]} args
 * @param {GroupOptions & { minutes?: number }} [options] minutes: it is ended after so long
 * @returns {Promise<number>} the exit code
 */
export async function run(closing, command, args, { minutes = 30, ...options } = {}) {
  const group = startGroup(closing, command, args, options)
  const limit = setTimeout(() => void group.end(), minutes * 60_000)
  const code = await group.ended
  clearTimeout(limit)
  // Ended by us because the whole run stops: nobody should go on with a half-done result.
  closing.signal.throwIfAborted()
  return code
}

/** @param {number} pid */
async function endGroup(pid) {
  for (const [signal, patience] of /** @type {const} */ ([
    ['SIGTERM', GRACE],
    ['SIGKILL', 1_000],
  ])) {
    if (!signalGroup(pid, signal)) break
    for (let waited = 0; waited < patience && signalGroup(pid, 0); waited += 50) await delay(50)
  }
  running.delete(pid)
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether the group still has a process
 */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}
