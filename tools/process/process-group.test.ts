import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Cleanup } from './cleanup.ts'
import { run, startGroup } from './process-group.ts'

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

/** Starts a child process, writes both pids to a file and never exits. */
const FAMILY = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'])
  require('node:fs').writeFileSync(process.argv[1], process.pid + ' ' + child.pid)
  setInterval(() => {}, 1e6)`

function pidFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'group-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'pids')
}

async function writtenPids(file: string) {
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').includes(' '), 10_000)
  return readFileSync(file, 'utf8').split(' ').map(Number)
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('cleanup → stops the command and its child processes', async () => {
  const cleanup = new Cleanup()
  const file = pidFile()
  const group = startGroup(cleanup, process.execPath, ['-e', FAMILY, file])
  const pids = await writtenPids(file)
  expect(pids.map(isAlive)).toEqual([true, true])

  await cleanup.run()

  await vi.waitUntil(() => !pids.some(isAlive), 20_000)
  expect(await group.ended).toBe(143)
})

test('the command exits → its child processes are stopped', async () => {
  const file = pidFile()
  const exiting = FAMILY.replace(/setInterval\(\(\) => \{\}, 1e6\)$/, 'process.exit(3)')

  const code = await run(new Cleanup(), process.execPath, ['-e', exiting, file])

  expect(code).toBe(3)
  const pids = await writtenPids(file)
  await vi.waitUntil(() => !pids.some(isAlive), 20_000)
})

test('command not found → exit code 127', async () => {
  expect(await run(new Cleanup(), 'no-such-command', [])).toBe(127)
})

test('startGroup after the cleanup → throws', async () => {
  const cleanup = new Cleanup()
  await cleanup.run()

  expect(() => startGroup(cleanup, process.execPath, ['-e', ''])).toThrow()
})

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'supervise receives %s → stops the processes that it started',
  async (signal) => {
    const file = pidFile()
    const args = ['--import', 'tsx', '--input-type=module', '-e', SUPERVISED, file]
    const supervised = spawn(process.execPath, args, { cwd: import.meta.dirname })
    const exited = new Promise((resolve) => supervised.once('exit', resolve))
    const pids = await writtenPids(file)

    supervised.kill(signal)

    expect(await exited).toBe(7)
    await vi.waitUntil(() => !pids.some(isAlive), 20_000)
  },
)

/** Runs FAMILY and waits for it, as `npm start` waits for its emulators. */
const SUPERVISED = `
  import { supervise } from './supervise.ts'
  import { startGroup } from './process-group.ts'
  await supervise({ codeWhenStopped: 7 }, async (cleanup) => {
    const args = ['-e', ${JSON.stringify(FAMILY)}, process.argv[1]]
    return startGroup(cleanup, process.execPath, args).ended
  })`
