import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { start } from './processes.ts'

/** Starts a process, writes both pids to a file, and never exits. */
const FAMILY = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'])
  require('node:fs').writeFileSync(process.argv[1], process.pid + ' ' + child.pid)
  setInterval(() => {}, 1e6)`

/** Runs FAMILY, as `npm start` runs its emulators. */
const PARENT = `
  import { runMain, start } from './processes.ts'
  await runMain(() => start(process.execPath, ['-e', ${JSON.stringify(FAMILY)}, process.argv[1]]).ended)`

function pidFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'processes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'pids')
}

async function pidsIn(file: string) {
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').includes(' '), 30_000)
  return readFileSync(file, 'utf8').split(' ').map(Number)
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'leaves no process behind when it receives %s',
  async (signal) => {
    const file = pidFile()
    const args = ['--import', 'tsx', '--input-type=module', '-e', PARENT, file]
    const parent = spawn(process.execPath, args, { cwd: import.meta.dirname })
    const exited = new Promise((resolve) => parent.once('exit', resolve))
    const pids = await pidsIn(file)
    expect(pids.map(isAlive)).toEqual([true, true])

    parent.kill(signal)

    expect(await exited).toBe(130)
    await vi.waitUntil(() => !pids.some(isAlive), 30_000)
  },
)

test('leaves no process behind when a command exits before what it has started', async () => {
  const file = pidFile()
  const exiting = FAMILY.replace(/setInterval\(\(\) => \{\}, 1e6\)$/, 'process.exit(3)')

  expect(await start(process.execPath, ['-e', exiting, file]).ended).toBe(3)

  const pids = await pidsIn(file)
  await vi.waitUntil(() => !pids.some(isAlive), 30_000)
})
